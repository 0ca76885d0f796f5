import type { Locale } from '../../shared/locales';
import { PORTAL_LOOK } from '../../shared/look/portalColours';
import type { AccentTokens } from '../../shared/look/accentTokens';
import { isLinkLike, toOneLine } from '../../shared/linkLikeNames';
import type { MailEntry } from '../db/mailEntry';
import { createMailHtml } from './mailHtml';
import type { MailOrder } from './mailer';
import { isMailAddress, type MailAddress } from './mailSetting';
import { createMailPlainText } from './mailPlainText';
import { getMailTexts, type MailTemplate, type MailText, type MailTexts } from './texts';
import { fillTexts, getPlaceNames, getPortalText, getReaderLocale } from '../city/currentSettings';

/** A mail without its form: texts and links in reading order, shown as HTML and as plain text. */
export interface MailContent extends MailText {
  readonly locale: Locale;
  readonly texts: MailTexts;
  /** Empty: the mail greets without a name. */
  readonly name: string;
  /**
   * Quotation of what staff wrote, in whatever language, several lines; empty in every mail but an
   * answer.
   */
  readonly quotation: string;
  readonly entries: readonly MailEntry[];
  /** Below the entries: how many more there are; empty where that is all. */
  readonly more: string;
  /** Tells whether it is the last one of its kind; then it says so. */
  readonly isLast: boolean;
  readonly link: string;
  /** Belongs to `other`. */
  readonly otherLink: string;
  readonly signature: string;
}

/** An order that is kept until its mail has left. */
export interface StoredMail {
  readonly order: MailOrder;
  /** A UUID. */
  readonly messageId: string;
  readonly orderedAt: Date;
}

/** Colour and logo that a mail shows. */
export interface MailLook {
  /** The accent of the light theme. */
  readonly accent: AccentTokens;
  /** Drawn at twice the size that it is shown in; null: the mail has none. */
  readonly logo: { readonly png: Buffer; readonly width: number; readonly height: number } | null;
}

const PORTAL_MAIL_LOOK: MailLook = { accent: PORTAL_LOOK.tokens.usual.light, logo: null };

/** Part of the mail that its HTML shows (RFC 2392); nothing is loaded from elsewhere. */
interface InlinePart {
  readonly cid: string;
  readonly filename: string;
  readonly contentType: string;
  readonly contentDisposition: 'inline';
  readonly content: Buffer;
}

export interface ComposedMail {
  readonly from: MailAddress;
  readonly to: MailAddress;
  readonly messageId: string;
  readonly date: Date;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly attachments: InlinePart[];
}

/** An order that no mail can be made of; `code` goes into the log. */
export class MailFault extends Error {
  override readonly name = 'MailFault';
  constructor(readonly code: 'badAddress' | 'badLink') {
    super(code);
  }
}

/** Values that are the button's link, and the second one, for each template. */
const LINKS: Readonly<Record<MailTemplate, readonly [string, string?]>> = {
  confirmEmail: ['link'],
  alreadyRegistered: ['signInLink', 'resetLink'],
  resetPassword: ['link'],
  resetPasswordDoorOnly: ['signInLink'],
  passwordChanged: ['undoLink'],
  confirmNewEmail: ['link'],
  emailTaken: ['signInLink', 'resetLink'],
  emailChangeAsked: ['undoLink'],
  emailChanged: ['undoLink'],
  accountDeleted: ['link'],
  doorLinked: ['link'],
  doorUnlinked: ['link'],
  secondFactorOn: ['link'],
  secondFactorOff: ['link'],
  factorAdded: ['link'],
  factorRemoved: ['link'],
  secondFactorReset: ['link'],
  feedbackAnswer: ['link'],
  teamInvitation: ['link'],
  accountInvitation: ['link'],
  dailyNews: ['link', 'stopLink'],
  weeklyNews: ['link', 'stopLink'],
  newsAtOnce: ['link', 'stopLink'],
  testMail: ['link'],
};

const LONGEST_NAME = 60;

/**
 * Returns the name as the greeting shows it: one line; empty when it is too long for a name or
 * could pass as a link.
 */
export function toGreetingName(name: string): string {
  const line = toOneLine(name);
  return line.length > LONGEST_NAME || isLinkLike(line) ? '' : line;
}

/** @throws MailFault */
function checkLink(text: string): string {
  if (!URL.canParse(text)) throw new MailFault('badLink');
  const { protocol, href } = new URL(text);
  if (protocol !== 'https:' && protocol !== 'http:') throw new MailFault('badLink');
  return href;
}

const linkOf = (values: MailOrder['values'], key: string | undefined): string =>
  key === undefined ? '' : checkLink(values[key] ?? '');

/**
 * Builds the headers for the mail programs’ own button that stops such mails, with one request and
 * without a sign-in (RFC 2369 §3.2, RFC 8058).
 * @throws MailFault
 */
function stopHeaders({ oneClickLink }: MailOrder['values']): Record<string, string> {
  if (oneClickLink === undefined) return {};
  return {
    'List-Unsubscribe': `<${checkLink(oneClickLink)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

function contentOf({ locale: wanted, template, values, entries = [] }: MailOrder): MailContent {
  const locale = getReaderLocale(wanted);
  const texts: MailTexts = fillTexts(getMailTexts(locale), locale);
  const [link, otherLink] = LINKS[template];
  return {
    ...texts.mails[template],
    locale,
    texts,
    name: toGreetingName(values.name ?? ''),
    quotation: values.quotation ?? '',
    entries: entries.map((entry) => ({ ...entry, link: checkLink(entry.link) })),
    more: values.more ?? '',
    isLast: values.isLast !== undefined,
    link: linkOf(values, link),
    otherLink: linkOf(values, otherLink),
    signature: getPlaceNames(locale).join(' · '),
  };
}

/**
 * @throws MailFault when the receiver is not exactly one address, or a link is missing or does not
 *   lead to the web.
 */
export function checkOrder(order: MailOrder): void {
  if (!isMailAddress(order.to)) throw new MailFault('badAddress');
  contentOf(order);
  stopHeaders(order.values);
}

/**
 * Composes the finished mail in the reader's language. Says by its headers that a machine wrote it
 * (RFC 3834 §5) and in which language (RFC 3282). However often it is composed, id and date stay: a
 * receiver that gets it twice can tell (RFC 5322 §3.6.4).
 * @param look the city's colour and logo; the portal's own without it
 * @throws MailFault as `checkOrder` does.
 */
export function composeMail(
  { order, messageId, orderedAt }: StoredMail,
  from: MailAddress,
  { accent, logo }: MailLook = PORTAL_MAIL_LOOK,
): ComposedMail {
  checkOrder(order);
  const content = contentOf(order);
  const cid = `logo.${messageId}@${from.address.split('@')[1]}`;
  const shown = logo && { ...logo, cid, name: getPortalText(content.locale) };
  return {
    // Without a name of the operator's the mail comes from the portal by its own.
    from: { ...from, name: from.name || getPortalText(content.locale) },
    to: { name: '', address: order.to },
    messageId: `<${messageId}@${from.address.split('@')[1]}>`,
    date: orderedAt,
    subject: content.subject,
    text: createMailPlainText(content),
    html: createMailHtml(content, accent, shown),
    headers: {
      'Auto-Submitted': 'auto-generated',
      'Content-Language': content.locale,
      ...stopHeaders(order.values),
    },
    attachments: logo
      ? [
          {
            cid,
            filename: 'logo.png',
            contentType: 'image/png',
            contentDisposition: 'inline',
            content: logo.png,
          },
        ]
      : [],
  };
}
