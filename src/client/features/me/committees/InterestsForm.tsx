import { FormattedMessage } from 'react-intl';
import type { MySeats } from '../../../../shared/contract/seats';
import { SEAT_LIMITS } from '../../../../shared/seatRules';
import { useDeclareInterestsMutation } from '../../../parts/seats/seatsApi';
import { useLocale } from '../../../intl/IntlRoot';
import { Form, type Fields } from '../../../ui/forms/Form';
import { faultMessages } from '../../../ui/forms/messages';
import { toFormErrors } from '../../../ui/forms/formErrors';
import { TextArea } from '../../../ui/forms/TextArea';
import { interestMessages } from '../../../parts/seats/messages';
import { mySeatsMessages } from './messages';

/**
 * Form of a person's declaration of interests, for everybody to read on the page of the committee.
 */
export function InterestsForm({ term }: { readonly term: MySeats['terms'][number] }) {
  const locale = useLocale();
  const [declare, { isLoading, error }] = useDeclareInterestsMutation();
  const send = async ({ text = '' }: Fields) =>
    (await declare({ term: term.id, text, locale })).error === undefined;
  return (
    <Form
      draft={`interests.${term.id}`}
      check={({ text = '' }) =>
        text.trim().length > SEAT_LIMITS.interests ? { text: faultMessages.tooLong } : {}
      }
      onSubmit={send}
      isPending={isLoading}
      label={mySeatsMessages.declare}
      look="secondary"
      saved={mySeatsMessages.declared}
      {...toFormErrors(error)}
    >
      <TextArea
        name="text"
        label={interestMessages.title}
        hint={<FormattedMessage {...mySeatsMessages.interestsHint} />}
        defaultValue={term.interests?.text.text ?? ''}
        maxLetters={SEAT_LIMITS.interests}
        rows={4}
        isOptional
      />
    </Form>
  );
}
