import { StatusPage } from '../../ui/StatusPage';

export function ForbiddenScreen() {
  return <StatusPage kind="forbidden" />;
}
