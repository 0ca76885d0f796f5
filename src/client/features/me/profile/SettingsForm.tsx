import { FormattedMessage } from 'react-intl';
import { NOTICE_KINDS } from '../../../../shared/contract/me';
import {
  PROFILE_VISIBILITIES,
  type Profile,
  type ProfileChange,
} from '../../../../shared/contract/profile';
import { LOCALE_CODES } from '../../../../shared/locales';
import { useChangeProfileMutation } from '../../../api/profileApi';
import { useAppDispatch } from '../../../app/hooks';
import { languageMessages } from '../../../intl/sharedMessages';
import { userRefreshRequested } from '../../../state/sessionSlice';
import { Form, type Fields } from '../../../ui/lazy/forms/Form';
import { problemOf } from '../../../ui/lazy/forms/problemOf';
import { Notice } from '../../../ui/Notice';
import { Choices } from './Choices';
import { settingsMessages } from './messages';

/** Every choice is made here and sent by one button. */
export function SettingsForm({ profile }: { readonly profile: Profile }) {
  const dispatch = useAppDispatch();
  const [save, { isLoading, isSuccess, error }] = useChangeProfileMutation();
  const send = async (fields: Fields) => {
    const answer = await save(settingsIn(fields));
    if (!answer.error) dispatch(userRefreshRequested());
  };
  return (
    <>
      <Form
        check={() => ({})}
        onSubmit={(fields) => void send(fields)}
        isPending={isLoading}
        label={settingsMessages.save}
        {...problemOf(error)}
      >
        <Questions profile={profile} />
      </Form>
      {isSuccess && (
        <Notice tone="good" icon="check" role="status">
          <FormattedMessage {...settingsMessages.saved} />
        </Notice>
      )}
    </>
  );
}

function Questions({ profile }: { readonly profile: Profile }) {
  return (
    <>
      <Choices
        title={settingsMessages.language}
        type="radio"
        choices={LOCALE_CODES.map((code) => ({
          name: 'locale',
          value: code,
          label: languageMessages[code],
          isChosen: profile.locale === code,
        }))}
        note={<FormattedMessage {...settingsMessages.security} />}
      />
      <Choices
        title={settingsMessages.visibility}
        type="radio"
        choices={PROFILE_VISIBILITIES.map((who) => ({
          name: 'visibility',
          value: who,
          label: settingsMessages[who],
          isChosen: profile.visibility === who,
        }))}
        note={<FormattedMessage {...settingsMessages.nameStays} />}
      />
      <Choices
        title={settingsMessages.notices}
        type="checkbox"
        choices={NOTICE_KINDS.map((kind) => ({
          name: kind,
          value: kind,
          label: settingsMessages[kind],
          isChosen: !profile.mutedNotices.includes(kind),
        }))}
      />
    </>
  );
}

const chosen = <T extends string>(values: readonly T[], value: string | undefined) =>
  values.find((candidate) => candidate === value);

/** A checkbox that is off stands in no form. */
function settingsIn({ locale, visibility, ...shown }: Fields): ProfileChange {
  const [language, who] = [chosen(LOCALE_CODES, locale), chosen(PROFILE_VISIBILITIES, visibility)];
  return {
    ...(language && { locale: language }),
    ...(who && { visibility: who }),
    mutedNotices: NOTICE_KINDS.filter((kind) => !(kind in shown)),
  };
}
