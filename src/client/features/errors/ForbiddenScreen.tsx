import { useSearchParams } from 'react-router-dom';
import { isMissing, StatusPage } from '../../ui/StatusPage';

/**
 * Where missing rights lead to (SPEC 2.7). `?missing=` names the role or membership that it would
 * take.
 */
export function ForbiddenScreen() {
  const [search] = useSearchParams();
  const missing = search.get('missing');
  return <StatusPage kind="forbidden" missing={isMissing(missing) ? missing : undefined} />;
}
