import type { PortalSettings } from './contract/settings';
import type { Stage } from './contract/setup';
import { GRANTABLE_ROLES, hasRoleSomewhere, type GrantableRole } from './permissions/roles';
import { ACCESS_PAGES, LEGAL_PAGES, type Route } from './routes';

/** Roles that use everything at a stage at which others do not. */
const LET_IN: Readonly<Record<Exclude<Stage, 'open'>, readonly GrantableRole[]>> = {
  setup: ['admin'],
  staff: GRANTABLE_ROLES,
};

/** Pages that lead to an administrator's account, and say what became of it. */
const SETUP_PAGES = ['setup', 'sign-in', 'callback', 'unauthorized', 'forbidden'];
/** Pages about getting into an account, for the staff that has none yet; stopping mails. */
const ACCOUNT_PAGES = [...ACCESS_PAGES, 'accept-invitation', 'unsubscribe'];

/** The status of a page while the portal is not open for who asks. */
export const CLOSED_STATUS = 503;
/** Seconds after which a program may look whether the portal is open. */
export const COME_AGAIN_S = 300;

type AtStage = Pick<PortalSettings, 'stage'>;

/** Tells whether somebody with these roles may use the portal at its stage. */
export const isOpenTo = ({ stage }: AtStage, roles: readonly string[]): boolean =>
  stage === 'open' || hasRoleSomewhere(roles, ...LET_IN[stage]);

/** Tells whether a page is there for everybody at this stage. */
export function isPageOpen({ path }: Pick<Route, 'path'>, { stage }: AtStage): boolean {
  const [, first = '', ...rest] = path.split('/');
  const isOneOf = (pages: readonly string[]) => rest.length === 0 && pages.includes(first);
  if (stage === 'open' || isOneOf(SETUP_PAGES)) return true;
  return stage === 'staff' && (isOneOf(ACCOUNT_PAGES) || isLegal(first));
}

/** Tells whether it is a legal text: people read it before they agree to it and register. */
const isLegal = (first: string): boolean =>
  first === 'legal' || (LEGAL_PAGES as readonly string[]).includes(first);
