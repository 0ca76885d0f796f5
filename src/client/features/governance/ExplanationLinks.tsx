import { FormattedMessage } from 'react-intl';
import { useContents } from '../../api/contentEndpoints';
import { ButtonLink } from '../../ui/Button';
import { UserText } from '../../ui/UserText';
import { toPartArg } from './governanceQueries';
import styles from './GovernanceScreen.module.css';
import { governanceMessages } from './messages';

/**
 * The way to the explanations. Left out while they are not known: the rest of the page stands
 * without them.
 */
export function ExplanationLinks() {
  const { items = [] } = useContents('governance', toPartArg('page', true));
  return items.map(({ id, slug, title, summary }) => (
    <section key={id} className={styles['teaser']} aria-labelledby={slug}>
      <div className={styles['teaserText']}>
        <h2 id={slug}>
          <UserText text={title} note />
        </h2>
        <p>
          <UserText text={summary} />
        </p>
      </div>
      <ButtonLink to={`/governance/${slug}`} aria-describedby={slug}>
        <FormattedMessage {...governanceMessages.readOn} />
      </ButtonLink>
    </section>
  ));
}
