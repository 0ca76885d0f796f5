import { useEffect } from 'react';
import { useAppDispatch } from '../../store/hooks';
import { userRefreshRequested } from '../../state/sessionSlice';
import { StatusPage } from './StatusPage';

interface Props {
  readonly missing?: 'staff' | 'editor';
}

/**
 * A page of the administration, for everybody else: which role is missing and who can give it. The
 * user record may be older than the role: it is asked for anew, once.
 */
export function StaffOnlyPage({ missing = 'staff' }: Props) {
  const dispatch = useAppDispatch();
  useEffect(() => void dispatch(userRefreshRequested()), [dispatch]);
  return <StatusPage kind="forbidden" missing={missing} />;
}
