import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { COMMENT_ORDERS } from '../../../shared/contract/comments';
import { toCommentsArg } from './commentsApi';
import { Link } from '../../ui/Link';
import tabs from '../../ui/Tabs.module.css';
import { useCommentsContext } from './commentsContext';
import { commentMessages, orderMessages } from './messages';

/** Links that sort the comments; the choice stands in the address. */
export function CommentOrderLinks() {
  const { formatMessage } = useIntl();
  const place = useCommentsContext();
  const [search] = useSearchParams();
  const { sort } = toCommentsArg(place, search);
  return (
    <nav aria-label={formatMessage(commentMessages.order)}>
      <ul className={tabs['tabs']}>
        {COMMENT_ORDERS.map((order) => (
          <li key={order}>
            <Link
              to={`/${place.section}/${place.slug}?sort=${order}`}
              aria-current={order === sort ? 'page' : undefined}
            >
              <FormattedMessage {...orderMessages[order]} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
