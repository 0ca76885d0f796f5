import { html, type Html } from '../../shared/html';
import type { ParsedMessage } from './readMessage';

export interface ListedMail {
  readonly id: string;
  readonly message: ParsedMessage;
}

const STYLE = html` body { margin: 2rem auto; max-width: 60rem; padding: 0 1rem; font: 16px/1.5
system-ui, sans-serif; color-scheme: light dark } table { inline-size: 100%; border-collapse:
collapse } th, td { text-align: start; padding: .5rem; border-block-end: 1px solid #8888 } pre {
white-space: pre-wrap; overflow-wrap: anywhere; border: 1px solid #8888; padding: 1rem;
unicode-bidi: plaintext } iframe { inline-size: 100%; block-size: 40rem; border: 1px solid #8888;
background: #fff } dt { font-weight: 600 }`;

function page(title: string, content: Html): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <style>
          ${STYLE}
        </style>
      </head>
      <body>
        <main>${content}</main>
      </body>
    </html> `.toString();
}

const row = ({ id, message }: ListedMail): Html =>
  html`<tr>
    <td>${message.header('date')}</td>
    <td><bdi>${message.header('to')}</bdi></td>
    <td>
      <a href="/mailbox/${id}" lang="${message.header('content-language')}"
        ><bdi>${message.header('subject')}</bdi></a
      >
    </td>
  </tr> `;

const table = (mails: readonly ListedMail[]): Html =>
  html`<table>
    <thead>
      <tr>
        <th scope="col">Date</th>
        <th scope="col">To</th>
        <th scope="col">Subject</th>
      </tr>
    </thead>
    <tbody>
      ${mails.map(row)}
    </tbody>
  </table>`;

/** Renders the list of mails, in the order given. */
export function createListPage(mails: readonly ListedMail[]): string {
  const content =
    mails.length > 0
      ? table(mails)
      : html`<p>No mail yet. Whatever the portal sends appears here.</p>`;
  return page(
    'Mailbox',
    html`<h1>Mailbox</h1>
      <p>
        Mail is not sent from here; it is written to a folder. This page exists in development only.
      </p>
      ${content}`,
  );
}

/**
 * Renders one mail: its plain text, and its HTML in a frame without scripts whose links open in a
 * new window.
 */
export function createMailPage({ id, message }: ListedMail): string {
  const subject = message.header('subject');
  return page(
    subject,
    html`<p><a href="/mailbox">Mailbox</a></p>
      <h1><bdi>${subject}</bdi></h1>
      <dl>
        <dt>From</dt>
        <dd><bdi>${message.header('from')}</bdi></dd>
        <dt>To</dt>
        <dd><bdi>${message.header('to')}</bdi></dd>
        <dt>Date</dt>
        <dd>${message.header('date')}</dd>
      </dl>
      <h2>HTML</h2>
      <iframe
        title="The mail as HTML"
        src="/mailbox/${id}/html"
        sandbox="allow-popups allow-popups-to-escape-sandbox"
      ></iframe>
      <h2>Plain text</h2>
      <pre lang="${message.header('content-language')}">${message.text}</pre>`,
  );
}
