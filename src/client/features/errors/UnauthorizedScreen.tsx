import { UnauthorizedPage } from './UnauthorizedPage';

/** Page at which a failed sign-in ends (SPEC 2.7, 4.8.1). */
export function UnauthorizedScreen() {
  return <UnauthorizedPage />;
}
