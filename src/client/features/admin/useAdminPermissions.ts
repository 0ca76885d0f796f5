import { can, type Action, type Viewer } from '../../../shared/permissions/can';
import { useAppSelector } from '../../store/hooks';
import { useLocaleContext } from '../../intl/IntlRoot';
import { selectUser } from '../../state/sessionSlice';
import type { User } from '../../state/user';

type AdminAction = Extract<
  Action,
  'person.seeEmail' | 'person.invite' | 'person.block' | 'rights.change'
>;
type Resource<A extends Action> = Parameters<typeof can<A>>[2];

/** Groups and ballots have no part in what is asked here. */
const viewerOf = ({ sub, roles, verified }: User): Viewer => ({
  id: sub,
  roles,
  verified,
  memberOf: [],
  leaderOf: [],
  voterId: sub,
});

/**
 * Provides the acts to offer to the reader. Without their user record none is offered; the host
 * decides in any case.
 */
export function useAdminPermissions() {
  const user = useAppSelector(selectUser);
  const { now } = useLocaleContext();
  const viewer = user && viewerOf(user);
  return <A extends AdminAction>(action: A, resource: Resource<A>): boolean =>
    can(viewer, action, resource, now);
}

export const useOwnId = (): string | null => useAppSelector(selectUser)?.sub ?? null;
