import { isEditor, isModerator, isOfStaff, isPortalStaff } from '../../shared/permissions/roles';
import type { PortalSettings } from '../../shared/contract/settings';
import type { Route } from '../../shared/routes';
import { isOpenTo, isPageOpen } from '../../shared/stage';
import type { SessionState } from '../state/session';
import {
  selectEndReason,
  selectIsSessionKnown,
  selectIsSignedIn,
  selectSignInProblem,
  selectUser,
} from '../state/sessionSlice';
import { selectSettings } from '../state/settingsSlice';

export interface AccessState {
  readonly session: SessionState;
  readonly settings: PortalSettings;
}

/**
 * Access of a person to a page. `waiting`: the session is not known yet. `toSignIn`: nobody has
 * been signed in. `explained`: the session ended, or the sign-in failed; the page's place says so.
 * `staffOnly`: a role is missing. `closed`: the portal is not open yet, as far as is known of who
 * asks.
 */
export type Access = 'granted' | 'waiting' | 'toSignIn' | 'explained' | 'staffOnly' | 'closed';

/** Tells whether the portal is open to the person, by the roles that are known of them. */
export const selectIsOpen = (state: AccessState): boolean =>
  isOpenTo(selectSettings(state), selectUser(state)?.roles ?? []);

/**
 * SPEC 6.1. Whose session ended, or whose sign-in failed, is not taken away: that would hide why.
 */
function requireSession({ access }: Route, state: AccessState): Access {
  if (access === 'anyone' || selectIsSignedIn(state)) return 'granted';
  if (!selectIsSessionKnown(state)) return 'waiting';
  const isNews = selectEndReason(state) !== 'notSignedIn' || selectSignInProblem(state) !== null;
  return isNews ? 'explained' : 'toSignIn';
}

/** By roles, where a role is needed. */
const LET_IN: Partial<Record<Route['access'], (roles: readonly string[]) => boolean>> = {
  anyStaff: isOfStaff,
  staff: isPortalStaff,
  editors: isEditor,
  moderators: isModerator,
};

/**
 * SPEC 6.2. Pages of the administration are for its staff; while the user record is missing nothing
 * is guessed: the page asks the host, which knows the rights.
 */
function requireRole({ access }: Route, state: AccessState): Access {
  const user = selectUser(state);
  const isLetIn = LET_IN[access];
  return isLetIn && user && !isLetIn(user.roles) ? 'staffOnly' : 'granted';
}

/**
 * Returns the person's access to the page now. The gate around the screens and the guard of
 * navigations ask the same.
 */
export function getAccess(route: Route, state: AccessState): Access {
  if (!isPageOpen(route, selectSettings(state)) && !selectIsOpen(state)) return 'closed';
  const bySession = requireSession(route, state);
  return bySession === 'granted' ? requireRole(route, state) : bySession;
}
