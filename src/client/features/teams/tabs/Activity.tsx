import { FormattedMessage } from 'react-intl';
import type { TeamDetails } from '../../../../shared/contract/teams';
import { sectionMessages } from '../../../intl/sharedMessages';
import { Link } from '../../../ui/Link';
import { TimeText } from '../../../ui/TimeText';
import { UserText } from '../../../ui/UserText';
import { teamMessages } from '../messages';
import styles from './Activity.module.css';

/** The newest that was published in a team’s name, whatever it is. */
export function Activity({ latest }: Pick<TeamDetails, 'latest'>) {
  return (
    <section aria-labelledby="activity">
      <h2 id="activity">
        <FormattedMessage {...teamMessages.activity} />
      </h2>
      <ul className={styles['rows']}>
        {latest.map(({ section, slug, title, at }) => (
          <li key={`${section}/${slug}`} className={styles['row']}>
            <Link to={`/${section}/${slug}`}>
              <UserText text={title} note />
            </Link>
            <small>
              <FormattedMessage {...sectionMessages[section]} />
              <TimeText value={at} />
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}
