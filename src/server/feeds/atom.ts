import { html, type Html } from '../../shared/html';
import type { Text } from '../../shared/contract/text';
import type { Locale } from '../../shared/locales';

export interface AtomEntry {
  readonly id: string;
  readonly href: string;
  readonly title: Text;
  readonly summary: Text;
  readonly content: Text;
  readonly author: { readonly name: Text; readonly href: string | null };
  readonly categories: readonly { readonly term: string; readonly label: string }[];
  readonly published: Date;
  readonly updated: Date;
  readonly picture: { readonly href: string; readonly type: string; readonly alt: string } | null;
}

export interface AtomFeed {
  readonly id: string;
  /** The feed’s own address. */
  readonly self: string;
  /** The page with the same contents. */
  readonly href: string;
  readonly locale: Locale;
  readonly title: string;
  readonly subtitle: string;
  readonly entries: readonly AtomEntry[];
}

// XML 1.0 §2.2: no escape makes these part of a document.
const NOT_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const removeNonXml = (text: string): string => text.replace(NOT_XML, '');

/** Writes an element with a text in its own language. */
const renderText = (name: string, { text, lang }: Text, type: 'text' | 'html' = 'text'): Html =>
  html`<${name} type="${type}" xml:lang="${lang}">${removeNonXml(text)}</${name}>`;

const renderEntry = (entry: AtomEntry): Html =>
  html` <entry>
    <id>${entry.id}</id>
    ${renderText('title', entry.title)}
    <link rel="alternate" type="text/html" href="${entry.href}" />
    <published>${entry.published.toISOString()}</published>
    <updated>${entry.updated.toISOString()}</updated>
    <author
      ><name xml:lang="${entry.author.name.lang}">${removeNonXml(entry.author.name.text)}</name>${
        entry.author.href !== null && html`<uri>${entry.author.href}</uri>`
      }</author
    >
    ${entry.categories.map(
      ({ term, label }) => html`<category term="${term}" label="${removeNonXml(label)}" />`,
    )}
    ${
      entry.picture !== null &&
      html`<link
        rel="enclosure"
        type="${entry.picture.type}"
        href="${entry.picture.href}"
        title="${removeNonXml(entry.picture.alt)}"
      />`
    }
    ${renderText('summary', entry.summary)} ${renderText('content', entry.content, 'html')}
  </entry>`;

const NEVER = new Date(0);

/** Tells when something in it changed last; the beginning of time for a feed without entries. */
export const getLastChange = ({ entries }: AtomFeed): Date =>
  entries.reduce((last, { updated }) => (updated > last ? updated : last), NEVER);

/** Writes the feed as an Atom document (RFC 4287). */
export const toAtom = (feed: AtomFeed): string =>
  html`<?xml version="1.0" encoding="utf-8"?>
    <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${feed.locale}">
      <id>${feed.id}</id>
      <title>${removeNonXml(feed.title)}</title>
      <subtitle>${removeNonXml(feed.subtitle)}</subtitle>
      <link rel="self" type="application/atom+xml" href="${feed.self}" />
      <link rel="alternate" type="text/html" hreflang="${feed.locale}" href="${feed.href}" />
      <updated>${getLastChange(feed).toISOString()}</updated>${feed.entries.map(renderEntry)}
    </feed> `.toString();
