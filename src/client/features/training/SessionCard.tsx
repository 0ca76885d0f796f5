import { FormattedMessage } from 'react-intl';
import type { DetailPage } from '../../../shared/contract/content';
import type { TrainingDetails } from '../../../shared/contract/training';
import { Link } from '../../ui/Link';
import { Notice } from '../../ui/Notice';
import { Registration } from '../../parts/registration/Registration';
import { CalendarFileLink } from '../../parts/registration/CalendarFileLink';
import { UserText } from '../../ui/UserText';
import { trainingMessages } from './messages';
import type { TrainingSession } from './capacity';
import styles from './SessionCard.module.css';
import { SessionFacts } from './SessionFacts';

interface Props {
  readonly item: Pick<
    DetailPage<TrainingDetails>,
    'id' | 'slug' | 'phase' | 'opensAt' | 'closesAt'
  >;
  readonly session: TrainingSession;
}

/** Converts a training to what its registration needs. */
export const toRegistration = ({ slug, id, phase }: Props['item'], session: TrainingSession) => ({
  place: { section: 'training' as const, slug, id },
  rule: session.registration,
  isToCome: phase !== 'closed' && !session.cancellation,
});

/** When and where a training takes place, with whom, whether there is room, and how one comes. */
export function SessionCard({ item, session }: Props) {
  const { courseSlug, cancellation } = session;
  return (
    <>
      {cancellation && (
        <Notice tone="bad" title={<FormattedMessage {...trainingMessages.cancelled} />}>
          <p>
            <UserText text={cancellation} />
          </p>
        </Notice>
      )}
      <section className={styles['card']} aria-labelledby="session">
        <h2 id="session" className={styles['title']}>
          <FormattedMessage {...trainingMessages.session} />
        </h2>
        <SessionFacts item={item} session={session} />
        {courseSlug && (
          <p>
            <Link to={`/training/${courseSlug}`} className={styles['course']}>
              <FormattedMessage {...trainingMessages.course} />
            </Link>
          </p>
        )}
        {item.opensAt && <CalendarFileLink section="training" slug={item.slug} />}
      </section>
      <Registration {...toRegistration(item, session)} />
    </>
  );
}
