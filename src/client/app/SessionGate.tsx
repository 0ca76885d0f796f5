import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Route } from '../../shared/routes';
import { selectIsSessionKnown, selectIsSignedIn } from '../state/sessionSlice';
import { DetailSkeleton } from '../ui/Skeleton';
import { StatusPage } from '../ui/StatusPage';
import { useAppSelector } from './hooks';

interface Props {
  readonly route: Route;
  readonly children: ReactNode;
}

/** Account pages wait until the session is known and then ask for a sign-in that returns here. */
export function SessionGate({ route, children }: Props) {
  const { formatMessage } = useIntl();
  const isKnown = useAppSelector(selectIsSessionKnown);
  const isSignedIn = useAppSelector(selectIsSignedIn);

  if (route.access === 'anyone' || isSignedIn) return children;
  if (isKnown) return <StatusPage kind="unauthorized" />;
  // The route table names its title by the id alone; the text stands in intl/sharedMessages.
  // eslint-disable-next-line formatjs/enforce-default-message, formatjs/enforce-description
  const title = formatMessage({ id: route.title });
  return (
    <>
      <title>{title}</title>
      <DetailSkeleton />
    </>
  );
}
