import { StatusPage } from '../../parts/content/StatusPage';

export function NotFoundScreen() {
  return <StatusPage kind="notFound" />;
}
