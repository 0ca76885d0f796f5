import { FormattedMessage } from 'react-intl';
import { TEAM_LIMITS } from '../../../../shared/teamRules';
import { useJoinTeamMutation } from '../../../parts/teams/teamsApi';
import { countLetters } from '../../../ui/forms/countLetters';
import { Form, type Fields } from '../../../ui/forms/Form';
import { faultMessages } from '../../../ui/forms/messages';
import { toFormErrors } from '../../../ui/forms/formErrors';
import { TextArea } from '../../../ui/forms/TextArea';
import { joinMessages } from './messages';

const check = ({ note = '' }: Fields) =>
  countLetters(note.trim()) > TEAM_LIMITS.note ? { note: faultMessages.tooLong } : {};

/** A few words to those who decide about a wish to join. */
export function AskForm({ slug }: { readonly slug: string }) {
  const [join, { isLoading, error }] = useJoinTeamMutation();
  const send = async ({ note = '' }: Fields) =>
    (await join({ slug, note: note.trim() })).error === undefined;
  return (
    <Form
      check={check}
      onSubmit={send}
      isPending={isLoading}
      label={joinMessages.ask}
      draft={`join-${slug}`}
      {...toFormErrors(error)}
    >
      <TextArea
        name="note"
        label={joinMessages.note}
        hint={<FormattedMessage {...joinMessages.noteHint} />}
        maxLetters={TEAM_LIMITS.note}
        rows={3}
        isOptional
      />
    </Form>
  );
}
