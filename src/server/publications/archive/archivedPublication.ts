import type { FastifyRequest } from 'fastify';
import type { ListItem } from '../../../shared/contract/content';
import type { Attachment } from '../../../shared/contract/files';
import type { PublicationFacts } from '../../../shared/contract/publications';
import type { Text } from '../../../shared/contract/text';
import { LOCALE_CODES, type Locale } from '../../../shared/locales';
import { readAttachments } from '../../content/attachments';
import { findContent, type FullContentRow } from '../../content/contentQueries';
import { createReadContext } from '../../content/contentRoutes';
import { presentItem } from '../../content/presentContent';
import type { ReadContext } from '../../content/section';
import { toText } from '../../content/localize';
import type { HostContext } from '../../hostContext';
import { Problem } from '../../http/problem';
import { readPublicationFacts, readRevision } from '../publications';
import { getOfferedLocales } from '../../city/currentSettings';

type Item = ListItem<PublicationFacts>;

/** A publication with everything that goes into its archive. */
export interface ArchivedPublication {
  readonly row: FullContentRow;
  /** Revision of the publication's texts. */
  readonly revision: number;
  /** Languages that it is written in, the original one first. */
  readonly locales: readonly Locale[];
  readonly item: (locale: Locale) => Item;
  readonly body: (locale: Locale) => Text;
  /** Returns the address of its page in the portal. */
  readonly address: (locale: Locale) => string;
  /** Origin of the portal. */
  readonly portal: string;
  readonly attachments: readonly Attachment[];
}

async function itemIn(reading: ReadContext, row: FullContentRow, locale: Locale): Promise<Item> {
  const facts = await readPublicationFacts({ ...reading, locale }, [row]);
  return presentItem(row, facts.get(row.id) ?? {}, locale, reading.now) as Item;
}

async function itemsOf(reading: ReadContext, row: FullContentRow): Promise<Record<Locale, Item>> {
  const items = await Promise.all(
    LOCALE_CODES.map(async (locale) => [locale, await itemIn(reading, row, locale)] as const),
  );
  return Object.fromEntries(items) as Record<Locale, Item>;
}

function localesOf({ body, original_locale: original }: FullContentRow): readonly Locale[] {
  const others = getOfferedLocales().filter((code) => code !== original && body[code]?.trim());
  return [original, ...others];
}

/** @throws Problem notFound for what is not there, or not for the reader */
export async function requirePublication(
  context: HostContext,
  request: FastifyRequest,
  slug: string,
): Promise<ArchivedPublication> {
  const reading = createReadContext(context, request);
  const row = await findContent(reading, 'publications', slug);
  if (!row) throw new Problem('notFound');
  const { original_locale: original } = row;
  const [items, attachments, revision] = await Promise.all([
    itemsOf(reading, row),
    readAttachments({ ...reading, locale: original }, row),
    readRevision(reading.db, row.id),
  ]);
  const portal = context.portalOrigin;
  return {
    row,
    revision,
    attachments,
    portal,
    locales: localesOf(row),
    item: (locale) => items[locale],
    body: (locale) => toText(row.body, locale, original),
    address: (locale) => `${portal}/${locale}/publications/${slug}`,
  };
}
