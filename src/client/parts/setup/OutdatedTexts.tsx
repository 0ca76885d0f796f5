import { skipToken } from '@reduxjs/toolkit/query';
import { FormattedMessage } from 'react-intl';
import { isAdmin } from '../../../shared/permissions/roles';
import { titleMessages } from '../../intl/sharedMessages';
import { selectUser } from '../../state/sessionSlice';
import { useAppSelector } from '../../store/hooks';
import { Link } from '../../ui/Link';
import { Notice } from '../../ui/Notice';
import { outdatedText, outdatedTitle } from './messages';
import { useGetOpeningTasksQuery } from './setupApi';

const FRESH = { refetchOnMountOrArgChange: true } as const;

/**
 * Tells administrators which legal texts in force still say a name or a contact of before, and
 * leads to where a new version is written; nothing while all of them say what holds.
 */
export function OutdatedTexts() {
  const user = useAppSelector(selectUser);
  const asked = user && isAdmin(user.roles) ? undefined : skipToken;
  const texts = useGetOpeningTasksQuery(asked, FRESH).currentData?.outdatedTexts ?? [];
  if (texts.length === 0) return null;
  return (
    <Notice tone="warn" title={<FormattedMessage {...outdatedTitle} />}>
      <ul>
        {texts.map(({ kind, words }) => (
          <li key={kind}>
            <FormattedMessage
              {...outdatedText}
              values={{
                text: (
                  <Link key="text" to={`/legal/${kind}/edit`}>
                    <FormattedMessage {...titleMessages[kind]} />
                  </Link>
                ),
                words: <bdi key="words">{words}</bdi>,
              }}
            />
          </li>
        ))}
      </ul>
    </Notice>
  );
}
