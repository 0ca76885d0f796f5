/**
 * Periods for which data is kept. The jobs that delete it and the page that tells people read the
 * same numbers.
 */
export const RETENTION_PERIODS = {
  /** A sign-in can be continued this long. */
  sessionDays: 14,
  /** That sign-ins at a door have ended; an older sign-in is not taken at all. */
  signInEndDays: 90,
  unconfirmedAccountDays: 7,
  confirmLinkHours: 24,
  resetLinkHours: 6,
  /** The former password, and the link that brings it back. */
  formerPasswordHours: 24,
  /** A change of the address, and the link that puts the former one back. */
  formerEmailDays: 7,
  triesDays: 1,
  waitingMailHours: 24,
  messageMonths: 12,
  notificationMonths: 12,
  /** Days for which an invitation of somebody's address into a team is kept, used or not. */
  invitationDays: 30,
  /** An invitation to the portal, from its last mail on, used or not. */
  accountInvitationDays: 30,
  /** A file whose sending was never finished. */
  unfinishedFileHours: 24,
  /** A file that no content uses. */
  unusedFileDays: 7,
  /** Pages kept on a device for reading without a connection. */
  savedPageDays: 14,
  accessTokenMinutes: 5,
  /** That somebody has signed in on a device, from the last time on. */
  deviceDays: 180,
  /** Language and appearance, from the last choice on. */
  choiceDays: 365,
} as const;

type Unit = 'minute' | 'hour' | 'day' | 'month';
/** An amount of time, in the units of `Intl.NumberFormat`. */
export interface Period {
  readonly amount: number;
  readonly unit: Unit;
}

export const createPeriod = (unit: Unit, amount: number): Period => ({ amount, unit });

/**
 * Data that the host keeps, and for how long at most. Without a period it ends as its text says.
 */
export const RETENTION = [
  { id: 'account' },
  {
    id: 'unconfirmedAccount',
    longest: createPeriod('day', RETENTION_PERIODS.unconfirmedAccountDays),
  },
  { id: 'session', longest: createPeriod('day', RETENTION_PERIODS.sessionDays) },
  { id: 'signInEnd', longest: createPeriod('day', RETENTION_PERIODS.signInEndDays) },
  { id: 'confirmLink', longest: createPeriod('hour', RETENTION_PERIODS.confirmLinkHours) },
  { id: 'resetLink', longest: createPeriod('hour', RETENTION_PERIODS.resetLinkHours) },
  { id: 'formerPassword', longest: createPeriod('hour', RETENTION_PERIODS.formerPasswordHours) },
  { id: 'formerEmail', longest: createPeriod('day', RETENTION_PERIODS.formerEmailDays) },
  { id: 'tries', longest: createPeriod('day', RETENTION_PERIODS.triesDays) },
  { id: 'mail', longest: createPeriod('hour', RETENTION_PERIODS.waitingMailHours) },
  { id: 'message', longest: createPeriod('month', RETENTION_PERIODS.messageMonths) },
  { id: 'notification', longest: createPeriod('month', RETENTION_PERIODS.notificationMonths) },
  { id: 'device' },
  { id: 'invitation', longest: createPeriod('day', RETENTION_PERIODS.invitationDays) },
  { id: 'unfinishedFile', longest: createPeriod('hour', RETENTION_PERIODS.unfinishedFileHours) },
  { id: 'unusedFile', longest: createPeriod('day', RETENTION_PERIODS.unusedFileDays) },
  { id: 'verification' },
  { id: 'contribution' },
  { id: 'ballot' },
  { id: 'log' },
] as const satisfies readonly { readonly id: string; readonly longest?: Period }[];

type Row = (typeof RETENTION)[number];
export type RetainedDataId = Row['id'];
/** Data that are not deleted after a period. */
export type PermanentDataId = Exclude<Row, { readonly longest: Period }>['id'];
