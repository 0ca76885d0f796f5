import { useIntl } from 'react-intl';
import type { MeetingSource } from '../../../../../shared/contract/meetings';
import { MEETING_LIMITS } from '../../../../../shared/meetings/meetingRules';
import { RowList } from '../edit/RowList';
import { meetingMessages } from '../messages';
import { DecisionRow } from './DecisionRow';
import { decisionSaid, recordMessages } from './messages';

interface Props {
  readonly source: MeetingSource;
}

/** Decisions, in the order of the meeting. Those in the register cannot be changed. */
export function DecisionFields({ source }: Props) {
  const { formatMessage } = useIntl();
  const known = new Map(source.decisions.map((decision) => [decision.id, decision]));
  return (
    <RowList
      name="decisions"
      title={meetingMessages.decisions}
      saved={source.decisions.map(({ id }) => ({ id }))}
      most={MEETING_LIMITS.decisions}
      add={recordMessages.add}
      removed={recordMessages.removed}
      saidOf={(number) => formatMessage(decisionSaid, { number })}
    >
      {(place) => (
        <DecisionRow
          place={place}
          source={source}

          decision={known.get(place.id)}
        />
      )}
    </RowList>
  );
}
