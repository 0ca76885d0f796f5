import { FormattedMessage } from 'react-intl';
import { BaseRevision } from '../../../../ui/forms/BaseRevision';
import { Form } from '../../../../ui/forms/Form';
import { useRevisions } from '../../../../ui/forms/revisions';
import { Link } from '../../../../ui/Link';
import { CallOffPart } from './CallOffPart';
import { useChangeMeetingPlanMutation } from './meetingEditApi';
import { meetingEditMessages } from './messages';
import { NewerMeeting } from './NewerMeeting';
import { checkPlan, readPlan } from './writtenPlan';
import { PlanFields } from './PlanFields';
import { isRevisionConflict, toPlanFormErrors } from './planFormErrors';
import { useMeetingSave, type SavedMeeting } from './useMeetingSave';
import { MeetingSourcePage } from './MeetingSourcePage';

/** Page on which a meeting of a committee is planned anew, or called off. */
export const EditMeetingScreen = () => (
  <MeetingSourcePage title={meetingEditMessages.edit}>
    {(meeting) => <Parts {...meeting} />}
  </MeetingSourcePage>
);

function Parts(props: Omit<SavedMeeting, 'revisions'>) {
  const { slug, source } = props;
  const revisions = useRevisions();
  if (source.state === 'cancelled')
    return (
      <>
        <p>
          <FormattedMessage {...meetingEditMessages.isOff} />
        </p>
        <p>
          <Link to={`/committees/${slug}/meetings/${source.id}`}>
            <FormattedMessage {...meetingEditMessages.toMeeting} />
          </Link>
        </p>
      </>
    );
  return (
    <>
      <PlanPart {...props} revisions={revisions} />
      {source.state === 'planned' && <CallOffPart slug={slug} source={source} />}
    </>
  );
}

/** Form for the plan. The input outlives a failed try, a reload and the end of the session. */
function PlanPart(props: SavedMeeting) {
  const { source } = props;
  const { originalLocale: original, version } = source;
  const change = useChangeMeetingPlanMutation();
  const { send, sent, isLoading, error } = useMeetingSave(props, change, readPlan);
  const draft = `meeting.${source.id}`;
  return (
    <>
      {isRevisionConflict(error) && !isLoading && <NewerMeeting source={source} />}
      <Form
        draft={draft}
        check={(fields) => checkPlan(fields, original)}
        onSubmit={send}
        isPending={isLoading}
        label={meetingEditMessages.save}
        saved={meetingEditMessages.saved}
        warnsBeforeLeaving
        {...toPlanFormErrors(error, sent, original)}
      >
        <BaseRevision draft={draft} revision={version} />
        <PlanFields written={source.written} original={original} />
      </Form>
    </>
  );
}
