import type { Locale } from '../../shared/locales';
import { getHostTexts } from '../city/texts';

export const MAIL_TEMPLATES = [
  'confirmEmail',
  'alreadyRegistered',
  'resetPassword',
  'resetPasswordDoorOnly',
  'passwordChanged',
  'confirmNewEmail',
  'emailTaken',
  'emailChangeAsked',
  'emailChanged',
  'accountDeleted',
  'doorLinked',
  'doorUnlinked',
  'secondFactorOn',
  'secondFactorOff',
  'factorAdded',
  'factorRemoved',
  'secondFactorReset',
  'feedbackAnswer',
  'teamInvitation',
  'accountInvitation',
  'dailyNews',
  'weeklyNews',
  'newsAtOnce',
  'testMail',
] as const;
export type MailTemplate = (typeof MAIL_TEMPLATES)[number];

/** Texts in which `{portal}` stands for the portal's name. */
export interface MailText {
  /** Never holds a value: what somebody typed cannot reach a header. */
  readonly subject: string;
  readonly body: readonly string[];
  readonly button: string;
  /** Says that no more of these mails come; only in the last one. */
  readonly last?: string;
  /** Introduces a second link below the button. */
  readonly other?: string;
  /** Advice on what to do when it was not the reader. */
  readonly notYou: string;
  /** Reason that the reader got this mail. */
  readonly why: string;
}

export interface MailTexts {
  /** `{name}` is where the name goes. */
  readonly greeting: string;
  readonly greetingWithoutName: string;
  /** Introduces the bare address below the button. */
  readonly bareLink: string;
  readonly mails: Readonly<Record<MailTemplate, MailText>>;
}

/**
 * Returns every text of the mails in a language. Where somebody may be a stranger, no line says
 * that the reader did it.
 */
export const getMailTexts = (locale: Locale): MailTexts => getHostTexts(locale).mail;
