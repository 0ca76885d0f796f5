import { FormattedMessage } from 'react-intl';
import type { TRAINING_KINDS, TrainingFacts } from '../../../shared/contract/training';
import type { ListItem } from '../../../shared/contract/content';
import { useContents } from '../../api/contentEndpoints';
import { kindMessages } from '../../intl/contents/messages';
import { Badge } from '../../ui/Badge';
import { ContentCard } from '../../parts/content/ContentCard';
import { Fact } from '../../ui/Fact';
import { ListScreen } from '../../parts/content/ListScreen';
import { TimeText } from '../../ui/TimeText';
import { levelMessages, trainingMessages } from './messages';
import { getCapacity, type TrainingSession } from './capacity';
import { CapacityText } from './CapacityText';

type Item = ListItem<TrainingFacts>;

// The contract's list itself would bring its schemas into the browser.
const KINDS: typeof TRAINING_KINDS = ['course', 'training'];

export function TrainingsScreen() {
  return (
    <ListScreen
      section="training"
      list={useContents('training')}
      filters={['q', 'kind', 'topic']}
      kinds={KINDS}
    >
      {(item) => (
        <ContentCard
          item={item}
          badges={
            <>
              <Badge tone="accent">
                <FormattedMessage {...kindMessages[item.kind as (typeof TRAINING_KINDS)[number]]} />
              </Badge>
              <Badge>
                <FormattedMessage {...levelMessages[item.details.level]} />
              </Badge>
            </>
          }
          facts={
            <>
              {item.details.course && <CourseFacts course={item.details.course} />}
              {item.details.training && (
                <SessionFacts item={item} session={item.details.training} />
              )}
            </>
          }
        />
      )}
    </ListScreen>
  );
}

function CourseFacts({ course }: { readonly course: NonNullable<TrainingFacts['course']> }) {
  return (
    <>
      <Fact icon="clock">
        <FormattedMessage
          {...trainingMessages.minutes}
          values={{ count: course.durationMinutes }}
        />
      </Fact>
      <Fact icon="document">
        <FormattedMessage {...trainingMessages.lessons} values={{ count: course.lessonCount }} />
      </Fact>
    </>
  );
}

function SessionFacts({
  item,
  session,
}: {
  readonly item: Item;
  readonly session: TrainingSession;
}) {
  const places = getCapacity(session, item.phase);
  return (
    <>
      {item.opensAt && (
        <Fact icon="calendar">
          <TimeText value={item.opensAt} format="dateTime" />
        </Fact>
      )}
      <Fact icon="place">
        <FormattedMessage {...kindMessages[session.format]} />
      </Fact>
      {places && places.state !== 'over' && (
        <Fact icon="person">
          <CapacityText places={places} />
        </Fact>
      )}
    </>
  );
}
