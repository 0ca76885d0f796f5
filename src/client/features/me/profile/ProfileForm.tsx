import { FormattedMessage } from 'react-intl';
import { PROFILE_LIMITS, type Profile } from '../../../../shared/contract/profile';
import { useChangeProfileMutation } from '../../../api/profileApi';
import { useAppDispatch } from '../../../store/hooks';
import { userRefreshRequested } from '../../../state/sessionSlice';
import { Form, type Fields } from '../../../ui/forms/Form';
import { formMessages } from '../../../ui/forms/messages';
import { TextArea } from '../../../ui/forms/TextArea';
import { TextField } from '../../../ui/forms/TextField';
import { editMessages } from './messages';
import {
  toProfileChange,
  checkProfile,
  toProfileFormErrors,
  toProfileTexts,
} from './profileFields';

interface Props {
  readonly profile: Profile;
}

/**
 * Name, text and website. What was typed outlives a failed try, a reload and the end of the
 * session.
 */
export function ProfileForm({ profile }: Props) {
  const dispatch = useAppDispatch();
  const [save, { isLoading, error }] = useChangeProfileMutation();

  const send = async (fields: Fields) => {
    const changes = toProfileChange(profile, fields);
    if (Object.keys(changes).length === 0) return true;
    const answer = await save(changes);
    if (answer.error) return false;
    dispatch(userRefreshRequested());
    return true;
  };

  return (
    <Form
      check={checkProfile}
      onSubmit={send}
      isPending={isLoading}
      label={editMessages.save}
      saved={editMessages.saved}
      draft="profile"
      {...toProfileFormErrors(error)}
    >
      <ProfileFields {...toProfileTexts(profile)} />
    </Form>
  );
}

function ProfileFields({ name, about, website }: ReturnType<typeof toProfileTexts>) {
  return (
    <>
      <TextField
        name="name"
        autoComplete="name"
        dir="auto"
        maxLength={PROFILE_LIMITS.nameLetters}
        label={formMessages.name}
        defaultValue={name}
      />
      <TextArea
        name="about"
        label={editMessages.about}
        hint={<FormattedMessage {...editMessages.aboutHint} />}
        rows={7}
        maxLetters={PROFILE_LIMITS.aboutLetters}
        defaultValue={about}
        isOptional
      />
      <TextField
        name="website"
        type="url"
        inputMode="url"
        autoComplete="url"
        dir="ltr"
        maxLength={PROFILE_LIMITS.websiteLetters}
        label={editMessages.website}
        hint={<FormattedMessage {...formMessages.optional} />}
        defaultValue={website}
        isOptional
      />
    </>
  );
}
