import { FormattedMessage, useIntl } from 'react-intl';
import type { ContentSummary } from '../../../shared/contract/content';
import { kindMessages } from '../../intl/contents/messages';
import { Facts } from '../../ui/Fact';
import { Link } from '../../ui/Link';
import { UserText } from '../../ui/UserText';
import { trainingMessages } from './messages';
import { PlacesLeft } from './PlacesLeft';
import type { Session } from './places';
import styles from './SessionCard.module.css';
import { TimeSpan } from './TimeSpan';

interface Props {
  readonly item: ContentSummary;
  readonly session: Session;
}

/** When and where a training takes place, with whom, and whether there is room. */
export function SessionCard({ item, session }: Props) {
  const { formatMessage } = useIntl();
  const { location, trainers, format, courseSlug } = session;
  return (
    <section className={styles['card']} aria-labelledby="session">
      <h2 id="session" className={styles['title']}>
        <FormattedMessage {...trainingMessages.session} />
      </h2>
      <Facts
        rows={[
          [
            formatMessage(trainingMessages.when),
            item.opensAt && <TimeSpan from={item.opensAt} to={item.closesAt} />,
          ],
          [
            formatMessage(trainingMessages.where),
            location ? <UserText text={location} /> : formatMessage(kindMessages[format]),
          ],
          [
            formatMessage(trainingMessages.trainers),
            trainers.length > 0 && <Trainers names={trainers} />,
          ],
          [
            formatMessage(trainingMessages.places),
            <PlacesLeft session={session} phase={item.phase} />,
          ],
        ]}
      />
      {courseSlug && (
        <p>
          <Link to={`/training/${courseSlug}`} className={styles['course']}>
            <FormattedMessage {...trainingMessages.course} />
          </Link>
        </p>
      )}
    </section>
  );
}

function Trainers({ names }: { readonly names: readonly string[] }) {
  return (
    <ul className={styles['names']}>
      {names.map((name) => (
        <li key={name}>
          <bdi>{name}</bdi>
        </li>
      ))}
    </ul>
  );
}
