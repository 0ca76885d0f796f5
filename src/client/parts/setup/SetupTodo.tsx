import { skipToken } from '@reduxjs/toolkit/query';
import { FormattedMessage } from 'react-intl';
import { isAdmin } from '../../../shared/permissions/roles';
import { selectUser } from '../../state/sessionSlice';
import { useAppSelector } from '../../store/hooks';
import { Link } from '../../ui/Link';
import { Notice } from '../../ui/Notice';
import { todoMessage } from './messages';
import { useGetOpeningTasksQuery, useGetSetupStateQuery } from './setupApi';

const FRESH = { refetchOnMountOrArgChange: true } as const;

/**
 * Tells administrators how much is missing until the portal is set up, and leads there; nothing
 * once it is open to everybody and all is there.
 */
export function SetupTodo() {
  const user = useAppSelector(selectUser);
  const asked = user && isAdmin(user.roles) ? undefined : skipToken;
  const { currentData: state } = useGetSetupStateQuery(asked, FRESH);
  const { currentData: tasks } = useGetOpeningTasksQuery(asked, FRESH);
  if (!state || !tasks) return null;
  const count = tasks.items.filter(({ isDone }) => !isDone).length;
  if (count === 0 && state.stage === 'open') return null;
  return (
    <Notice tone="accent">
      <p>
        <Link to="/setup">
          <FormattedMessage {...todoMessage} values={{ count }} />
        </Link>
      </p>
    </Notice>
  );
}
