import { FormattedMessage, useIntl } from 'react-intl';
import { JOINING_MODES, TEAM_LIMITS, type JoiningMode } from '../../../../shared/teamRules';
import { isProblem } from '../../../api/problem';
import { useFoundTeamMutation } from '../../../parts/teams/teamsApi';
import { useIdempotencyKeys } from '../../../api/useIdempotencyKeys';
import { useAppSelector } from '../../../store/hooks';
import { getErrorMessage } from '../../../intl/errorMessage';
import { useLocale } from '../../../intl/IntlRoot';
import { selectUser } from '../../../state/sessionSlice';
import { checkFields } from '../../../ui/forms/checkFields';
import { countLetters } from '../../../ui/forms/countLetters';
import { Form, type Faults, type Fields } from '../../../ui/forms/Form';
import { faultMessages } from '../../../ui/forms/messages';
import { toFormErrors } from '../../../ui/forms/formErrors';
import { RadioGroup } from '../../../ui/forms/RadioGroup';
import { TextArea } from '../../../ui/forms/TextArea';
import { TextField } from '../../../ui/forms/TextField';
import { foundMessages, myTeamsMessages } from './messages';

const HANDLE = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const checkFilled = checkFields({ purpose: 'filled', about: 'filled', email: 'email' });

const isWithin = (
  text: string,
  { least, most }: { readonly least: number; readonly most: number },
) => countLetters(text) >= least && countLetters(text) <= most;

function check(fields: Fields): Faults {
  const { name = '', handle = '', purpose = '', about = '' } = fields;
  const isHandle = HANDLE.test(handle.trim()) && isWithin(handle.trim(), TEAM_LIMITS.handle);
  return {
    ...(!isWithin(name.trim(), TEAM_LIMITS.name) && { name: foundMessages.badName }),
    ...(!isHandle && { handle: foundMessages.badHandle }),
    ...(countLetters(purpose.trim()) > TEAM_LIMITS.purpose && { purpose: faultMessages.tooLong }),
    ...(countLetters(about.trim()) > TEAM_LIMITS.about && { about: faultMessages.tooLong }),
    ...checkFilled(fields),
  };
}

/** The field that a refusal is about. */
const FIELD_OF: Readonly<Record<string, string>> = {
  nameTaken: 'name',
  invalidTitle: 'name',
  addressTaken: 'handle',
  reservedAddress: 'handle',
};

function told(error: Parameters<typeof toFormErrors>[0]) {
  const code = isProblem(error) ? error.code : '';
  const field = FIELD_OF[code];
  if (field === undefined) return toFormErrors(error);
  return { faults: { [field]: getErrorMessage(code) } };
}

/** Asks the city for a team. */
export function FoundForm() {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const user = useAppSelector(selectUser);
  const keyFor = useIdempotencyKeys();
  const [found, { isLoading, error }] = useFoundTeamMutation();
  const send = async (fields: Fields) => {
    const { name = '', handle = '', purpose = '', about = '', joining, email = '' } = fields;
    const wish = {
      name: name.trim(),
      handle: handle.trim(),
      purpose: purpose.trim(),
      about: about.trim(),
      joining: joining as JoiningMode,
      contact: email.trim(),
      locale,
    };
    return (await found({ ...wish, idempotencyKey: keyFor(wish) })).error === undefined;
  };
  return (
    <>
      <p>
        <FormattedMessage {...foundMessages.intro} />
      </p>
      <Form
        check={check}
        onSubmit={send}
        isPending={isLoading}
        label={myTeamsMessages.found}
        saved={foundMessages.sent}
        draft="team"
        warnsBeforeLeaving
        {...told(error)}
      >
        <TextField
          name="name"
          label={foundMessages.name}
          hint={<FormattedMessage {...foundMessages.nameHint} />}
          autoComplete="off"
        />
        <TextField
          name="handle"
          dir="ltr"
          label={foundMessages.handle}
          hint={<FormattedMessage {...foundMessages.handleHint} />}
          autoComplete="off"
        />
        <TextArea
          name="purpose"
          label={foundMessages.purpose}
          maxLetters={TEAM_LIMITS.purpose}
          rows={2}
        />
        <TextArea
          name="about"
          label={foundMessages.about}
          maxLetters={TEAM_LIMITS.about}
          rows={8}
        />
        <RadioGroup
          name="joining"
          label={foundMessages.joining}
          defaultValue="onRequest"
          options={JOINING_MODES.map((value) => ({
            value,
            label: formatMessage(foundMessages[value]),
          }))}
        />
        <TextField
          name="email"
          type="email"
          dir="ltr"
          autoComplete="email"
          label={foundMessages.contact}
          defaultValue={user?.email ?? ''}
        />
      </Form>
    </>
  );
}
