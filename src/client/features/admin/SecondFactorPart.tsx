import { FormattedMessage } from 'react-intl';
import type { AdminPerson } from '../../../shared/contract/admin';
import { dropDraft } from '../../api/draft';
import { useAppDispatch } from '../../store/hooks';
import { Form, type Fields } from '../../ui/forms/Form';
import { toFormErrors } from '../../ui/forms/formErrors';
import { useResetSecondFactorMutation } from './adminApi';
import { secondFactorMessages } from './messages';
import { checkReason, ReasonField, readReason } from './ReasonField';

/** Takes the second step at sign-in off for a person who has lost app and codes, with a reason. */
export function SecondFactorPart({ person: { id } }: { readonly person: AdminPerson }) {
  const draft = `secondFactor:${id}`;
  const dispatch = useAppDispatch();
  const [reset, { isLoading, error }] = useResetSecondFactorMutation();
  const send = async (fields: Fields) => {
    const answer = await reset({ id, reason: readReason(fields) });
    if (!answer.error) dispatch(dropDraft(draft));
  };
  return (
    <>
      <p>
        <FormattedMessage {...secondFactorMessages.intro} />
      </p>
      <Form
        check={checkReason}
        onSubmit={(fields) => void send(fields)}
        isPending={isLoading}
        label={secondFactorMessages.label}
        look="danger"
        draft={draft}
        warnsBeforeLeaving
        {...toFormErrors(error)}
      >
        <ReasonField />
      </Form>
    </>
  );
}
