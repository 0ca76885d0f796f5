import type { Locale } from '../../shared/locales';
import { ar } from './texts/ar';
import { en } from './texts/en';
import { tr } from './texts/tr';

export const MAIL_TEMPLATES = [
  'confirmEmail',
  'alreadyRegistered',
  'resetPassword',
  'resetPasswordDoorOnly',
  'passwordChanged',
  'accountDeleted',
  'doorLinked',
  'doorUnlinked',
  'feedbackAnswer',
  'teamInvitation',
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
 * Every text of the mails. Where somebody may be a stranger, no line says that the reader did it.
 */
export const MAIL_TEXTS: Readonly<Record<Locale, MailTexts>> = { en, ar, tr };
