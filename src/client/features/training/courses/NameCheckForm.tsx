import { FormattedMessage } from 'react-intl';
import { checkFields } from '../../../ui/forms/checkFields';
import { Form, type Fields } from '../../../ui/forms/Form';
import { toFormErrors } from '../../../ui/forms/formErrors';
import { TextField } from '../../../ui/forms/TextField';
import { Notice } from '../../../ui/Notice';
import { useCheckCertificateNameMutation } from './coursesApi';
import { courseMessages } from './messages';

const isFilled = checkFields({ name: 'filled' });
/** Length of a name that the host takes, in letters. */
const NAME_LETTERS = 200;

/** Compares a name with the one on a certificate: yes or no, and nothing more. */
export function NameCheckForm({ number }: { readonly number: string }) {
  const [check, { data, isLoading, error }] = useCheckCertificateNameMutation();
  const submit = async ({ name = '' }: Fields) => {
    const { error: refused } = await check({ number, name });
    return refused === undefined;
  };
  return (
    <>
      <Form
        check={isFilled}
        onSubmit={submit}
        isPending={isLoading}
        label={courseMessages.compare}
        {...toFormErrors(error)}
      >
        <TextField
          name="name"
          label={courseMessages.name}
          autoComplete="off"
          dir="auto"
          maxLength={NAME_LETTERS}
        />
      </Form>
      <div role="status">
        {data && !isLoading && (
          <Notice
            tone={data.isSame ? 'good' : 'warn'}
            title={
              <FormattedMessage {...(data.isSame ? courseMessages.same : courseMessages.other)} />
            }
          />
        )}
      </div>
    </>
  );
}
