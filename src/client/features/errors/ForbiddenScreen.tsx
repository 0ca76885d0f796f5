import { useSearchParams } from 'react-router-dom';
import { isMissingPermission, StatusPage } from '../../parts/content/StatusPage';

/**
 * Page to which missing rights lead (SPEC 2.7). `?missing=` names the role or membership that it
 * would take.
 */
export function ForbiddenScreen() {
  const [search] = useSearchParams();
  const missing = search.get('missing');
  return (
    <StatusPage kind="forbidden" missing={isMissingPermission(missing) ? missing : undefined} />
  );
}
