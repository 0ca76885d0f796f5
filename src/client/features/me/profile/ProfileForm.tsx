import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { PROFILE_LIMITS, type Profile } from '../../../../shared/contract/profile';
import { useChangeProfileMutation } from '../../../api/profileApi';
import { useAppDispatch } from '../../../app/hooks';
import { userRefreshRequested } from '../../../state/sessionSlice';
import { Button } from '../../../ui/Button';
import { Field } from '../../../ui/lazy/forms/Field';
import { Form, type Fields } from '../../../ui/lazy/forms/Form';
import { formMessages } from '../../../ui/lazy/forms/messages';
import { Notice } from '../../../ui/Notice';
import { editMessages } from './messages';
import { changesTo, checkProfile, profileProblem, textsOf } from './profileFields';
import { AboutField, WebsiteField } from './TextFields';
import { useDraft } from './useDraft';

interface Props {
  readonly profile: Profile;
}

/** Name, text and website. What was typed outlives a failed try, a reload and the end of the session. */
export function ProfileForm({ profile }: Props) {
  const dispatch = useAppDispatch();
  const { texts, isRestored, turn, keep, drop, startOver } = useDraft('profile', textsOf(profile));
  const [isSaved, setSaved] = useState(false);
  const [save, { isLoading, error }] = useChangeProfileMutation();

  const send = async (fields: Fields) => {
    const changes = changesTo(profile, fields);
    if (Object.keys(changes).length > 0) {
      const answer = await save(changes);
      if (answer.error) return;
      dispatch(userRefreshRequested());
    }
    drop();
    setSaved(true);
  };
  const typed = (name: string) => (text: string) => {
    setSaved(false);
    keep(name, text);
  };

  return (
    <>
      {isRestored && <Restored onStartOver={startOver} />}
      <Form
        key={turn}
        check={checkProfile}
        onSubmit={(fields) => void send(fields)}
        isPending={isLoading}
        label={editMessages.save}
        {...profileProblem(error)}
      >
        <Field
          name="name"
          autoComplete="name"
          dir="auto"
          maxLength={PROFILE_LIMITS.nameLetters}
          label={formMessages.name}
          defaultValue={texts.name}
          onChange={({ target }) => typed('name')(target.value)}
        />
        <AboutField text={texts.about} onType={typed('about')} />
        <WebsiteField text={texts.website} onType={typed('website')} />
      </Form>
      {isSaved && (
        <Notice tone="good" icon="check" role="status">
          <FormattedMessage {...editMessages.saved} />
        </Notice>
      )}
    </>
  );
}

function Restored({ onStartOver }: { readonly onStartOver: () => void }) {
  return (
    <Notice tone="accent">
      <p>
        <FormattedMessage {...editMessages.draft} />
      </p>
      <Button look="secondary" onClick={onStartOver}>
        <FormattedMessage {...editMessages.startOver} />
      </Button>
    </Notice>
  );
}
