import { StatusPage } from '../../ui/StatusPage';

export function NotFoundScreen() {
  return <StatusPage kind="notFound" />;
}
