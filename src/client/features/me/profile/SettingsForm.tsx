import { FormattedMessage, useIntl } from 'react-intl';
import {
  PROFILE_VISIBILITIES,
  type Profile,
  type ProfileChange,
} from '../../../../shared/contract/profile';
import { toOfferedLocale } from '../../../../shared/settings';
import { LOCALE_CODES } from '../../../../shared/locales';
import { useChangeProfileMutation } from '../../../api/profileApi';
import { useAppDispatch } from '../../../store/hooks';
import { languageMessages } from '../../../intl/contents/messages';
import { userRefreshRequested } from '../../../state/sessionSlice';
import { Card } from '../../../ui/Card';
import { Form, type Fields } from '../../../ui/forms/Form';
import { toFormErrors } from '../../../ui/forms/formErrors';
import { RadioGroup } from '../../../ui/forms/RadioGroup';
import { settingsMessages } from './messages';
import { useLocaleContext } from '../../../intl/IntlRoot';

interface Props {
  readonly profile: Profile;
}

/** Every choice is made here and sent by one button. */
export function SettingsForm({ profile }: Props) {
  const dispatch = useAppDispatch();
  const [save, { isLoading, error }] = useChangeProfileMutation();
  const send = async (fields: Fields) => {
    const answer = await save(settingsIn(fields));
    if (answer.error) return false;
    dispatch(userRefreshRequested());
    return true;
  };
  return (
    <Form
      check={() => ({})}
      onSubmit={send}
      isPending={isLoading}
      label={settingsMessages.save}
      saved={settingsMessages.saved}
      {...toFormErrors(error)}
    >
      <Questions profile={profile} />
    </Form>
  );
}

function Questions({ profile: { locale, visibility } }: Props) {
  const { formatMessage } = useIntl();
  const { settings } = useLocaleContext();
  return (
    <>
      <Card>
        <RadioGroup
          name="locale"
          label={settingsMessages.language}
          options={settings.languages.offered.map((code) => ({
            value: code,
            label: formatMessage(languageMessages[code]),
          }))}
          defaultValue={toOfferedLocale(settings, locale)}
          hint={<FormattedMessage {...settingsMessages.security} />}
        />
      </Card>
      <Card>
        <RadioGroup
          name="visibility"
          label={settingsMessages.visibility}
          options={PROFILE_VISIBILITIES.map((who) => ({
            value: who,
            label: formatMessage(settingsMessages[who]),
          }))}
          defaultValue={visibility}
          hint={<FormattedMessage {...settingsMessages.nameStays} />}
        />
      </Card>
    </>
  );
}

const chosen = <T extends string>(values: readonly T[], value: string | undefined) =>
  values.find((candidate) => candidate === value);

function settingsIn({ locale, visibility }: Fields): ProfileChange {
  const [language, who] = [chosen(LOCALE_CODES, locale), chosen(PROFILE_VISIBILITIES, visibility)];
  return {
    ...(language && { locale: language }),
    ...(who && { visibility: who }),
  };
}
