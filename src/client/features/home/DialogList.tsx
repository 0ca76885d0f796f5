import { FormattedMessage } from 'react-intl';
import type { ContentSummary } from '../../../shared/contract/content';
import { uiMessages } from '../../intl/sharedMessages';
import { Fact } from '../../ui/Fact';
import { Link } from '../../ui/Link';
import { TimeLeft } from '../../parts/content/TimeLeft';
import { UserText } from '../../ui/UserText';
import styles from './Rows.module.css';

export function DialogList({ dialogs }: { readonly dialogs: readonly ContentSummary[] }) {
  return (
    <ul className={styles['rows']}>
      {dialogs.map((dialog) => (
        <li key={dialog.id} className={styles['row']}>
          <div>
            <h3 className={styles['title']}>
              <Link to={`/dialogs/${dialog.slug}`}>
                <UserText text={dialog.title} />
              </Link>
            </h3>
            <p className={styles['facts']}>
              <Fact icon="comments">
                <FormattedMessage
                  {...uiMessages.comments}
                  values={{ count: dialog.counts.comments }}
                />
              </Fact>
              <TimeLeft item={dialog} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
