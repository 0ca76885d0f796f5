import { FormattedMessage } from 'react-intl';
import type { PublicProfile } from '../../../shared/contract/user';
import { Link } from '../../ui/Link';
import { UserText } from '../../ui/UserText';
import { memberRoleMessages, userMessages } from './messages';
import styles from './UserScreen.module.css';

/** The teams and committees that the person belongs to, and as what. */
export function UserGroups({ groups }: Pick<PublicProfile, 'groups'>) {
  return (
    <section aria-labelledby="groups">
      <h2 id="groups" className={styles['heading']}>
        <FormattedMessage {...userMessages.groups} />
      </h2>
      <ul className={styles['groups']}>
        {groups.map(({ section, slug, title, role }) => (
          <li key={`${section} ${slug}`} className={styles['group']}>
            <Link to={`/${section}/${slug}`}>
              <UserText text={title} note />
            </Link>
            <span className={styles['soft']}>
              <FormattedMessage {...memberRoleMessages[role]} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
