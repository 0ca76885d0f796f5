import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import type { RegistrationInfo } from '../../../shared/contract/registrations';
import { isProblem } from '../../api/problem';
import { useTakePlaceMutation, type RegistrationContent } from './registrationsApi';
import { Form, type Fields } from '../../ui/forms/Form';
import { toFormErrors } from '../../ui/forms/formErrors';
import { Select } from '../../ui/forms/Select';
import { Switch } from '../../ui/forms/Switch';
import { refusedMessages, registrationMessages } from './messages';

interface Props {
  readonly place: RegistrationContent;
  readonly info: RegistrationInfo;
  readonly label: MessageDescriptor;
  readonly onDone: () => void;
}

const wantedIn = (fields: Fields) => ({
  guests: Number(fields['guests'] ?? 0),
  isPublic: fields['isPublic'] === 'on',
});

function told(error: Parameters<typeof toFormErrors>[0]) {
  const code = isProblem(error) ? error.code : '';
  if (!Object.hasOwn(refusedMessages, code)) return toFormErrors(error);
  const message = refusedMessages[code as keyof typeof refusedMessages];
  return { failure: <FormattedMessage {...message} /> };
}

/** With how many guests, and whether others see it: to register, and to change that. */
export function RegistrationForm({ place, info: { guests, mine }, label, onDone }: Props) {
  const { formatNumber } = useIntl();
  const [register, { isLoading, error }] = useTakePlaceMutation();
  const submit = async (fields: Fields) => {
    const { error: refused } = await register({ place, wanted: wantedIn(fields) });
    return refused === undefined;
  };
  const options = Array.from({ length: guests + 1 }, (_, count) => ({
    value: String(count),
    label: formatNumber(count),
  }));
  return (
    <Form
      check={() => ({})}
      onSubmit={submit}
      onSaved={onDone}
      isPending={isLoading}
      label={label}
      {...(error ? told(error) : {})}
    >
      {guests > 0 && (
        <Select
          name="guests"
          label={registrationMessages.guests}
          options={options}
          defaultValue={String(mine?.guests ?? 0)}
        />
      )}
      <Switch
        name="isPublic"
        label={registrationMessages.isPublic}
        hint={<FormattedMessage {...registrationMessages.isPublicHint} />}
        isOn={mine?.isPublic ?? false}
      />
    </Form>
  );
}
