/** Switches with which the leads of a team let its members do something. */
export const TEAM_SWITCHES = [
  'addMembers',
  'startDialogs',
  'raisePolls',
  'writePosts',
  'editTexts',
  'editDialogs',
  'editComments',
  'vote',
] as const;
export type TeamSwitch = (typeof TEAM_SWITCHES)[number];

type Switches = Record<TeamSwitch, boolean>;

/** Switches of a team where nothing was set. */
export const DEFAULT_TEAM_SWITCHES: Switches = {
  addMembers: false,
  startDialogs: true,
  raisePolls: true,
  writePosts: true,
  editTexts: false,
  editDialogs: false,
  editComments: true,
  vote: true,
};

/** Switches of a team in which nobody writes. */
export const NO_SWITCHES: Switches = {
  addMembers: false,
  startDialogs: false,
  raisePolls: false,
  writePosts: false,
  editTexts: false,
  editDialogs: false,
  editComments: false,
  vote: false,
};

export const JOINING_MODES = ['open', 'onRequest', 'invitationOnly'] as const;
export type JoiningMode = (typeof JOINING_MODES)[number];

/** Letters. */
export const TEAM_LIMITS = {
  name: { least: 3, most: 80 },
  /** Handles are addresses of the portal, with the lengths that people expect of a handle. */
  handle: { least: 3, most: 40 },
  purpose: 300,
  about: 5_000,
  title: 80,
  /** Beside a wish to join. */
  note: 500,
  reason: 500,
} as const;

export const INVITATION_LIMITS = {
  /** Addresses in one request. */
  addresses: 500,
  /** An invitation by mail holds so long. */
  days: 14,
  /** A link, at most. */
  linkDays: 90,
  linkUses: 500,
} as const;
