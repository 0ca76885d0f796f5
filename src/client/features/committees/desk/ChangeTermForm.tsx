import type { SeatManagement, Term } from '../../../../shared/contract/seats';
import { useChangeTermMutation } from '../../../parts/seats/seatsApi';
import { DatePicker } from '../../../ui/forms/DatePicker';
import { Form, type Fields } from '../../../ui/forms/Form';
import { checkTerm, RoleFields, readTerm } from './seatFields';
import { seatMessages } from './messages';
import { toSeatFormErrors } from './seatFormErrors';

interface Props {
  readonly slug: string;
  readonly term: Term;
  readonly desk: SeatManagement;
}

/** The field that a refusal is about. */
const FIELD_OF = {
  termOverlaps: 'until',
  officeTaken: 'role',
  noSeatLeft: 'seat',
  termEndsTooEarly: 'until',
};

/** Form for a person's role in their term, and for its duration. */
export function ChangeTermForm({ slug, term, desk }: Props) {
  const [change, { isLoading, error }] = useChangeTermMutation();
  const send = async (fields: Fields) =>
    (await change({ slug, term: term.id, ...readTerm(fields) })).error === undefined;
  return (
    <Form
      check={checkTerm}
      onSubmit={send}
      isPending={isLoading}
      label={seatMessages.save}
      look="secondary"
      saved={seatMessages.saved}
      {...toSeatFormErrors(error, FIELD_OF)}
    >
      <RoleFields desk={desk} term={term} />
      <DatePicker
        name="until"
        label={seatMessages.until}
        defaultValue={term.until ?? ''}
        isOptional
      />
    </Form>
  );
}
