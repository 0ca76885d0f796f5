import { sql } from 'kysely';
import type { AgendaItem, WrittenItem } from '../../../shared/contract/meetings';
import { toText } from '../../content/localize';
import type { Database } from '../../db/openDatabase';
import type { Localized } from '../../../shared/contract/text';
import type { Locale } from '../../../shared/locales';
import { refuseFaults } from './readMeeting';

type OneItem = Omit<WrittenItem, 'items'>;

const rowsOf = (meetingId: string, agenda: readonly WrittenItem[]) => {
  const row = ({ id, title, minutes, note }: OneItem, parent_id: string | null) => ({
    id,
    parent_id,
    minutes,
    meeting_id: meetingId,
    title: JSON.stringify(title),
    note: JSON.stringify(note),
  });
  return agenda
    .flatMap((item) => [row(item, null), ...item.items.map((below) => row(below, item.id))])
    .map((one, position) => ({ ...one, position }));
};

/**
 * Stores the agenda as it is now; items that stay keep their id. Items move before others go: what
 * was below one that goes may be elsewhere by then.
 * @throws Problem invalidDetails where an id is another meeting’s
 */
export async function putAgenda(
  trx: Database,
  meetingId: string,
  agenda: readonly WrittenItem[],
): Promise<void> {
  const rows = rowsOf(meetingId, agenda);
  if (rows.length > 0) {
    const put = await trx
      .insertInto('agenda_items')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet((eb) => ({
            parent_id: eb.ref('excluded.parent_id'),
            position: eb.ref('excluded.position'),
            title: eb.ref('excluded.title'),
            minutes: eb.ref('excluded.minutes'),
            note: eb.ref('excluded.note'),
          }))
          .where('agenda_items.meeting_id', '=', meetingId),
      )
      .returning('id')
      .execute();
    if (put.length < rows.length) refuseFaults([{ field: 'agenda', fault: 'taken' }]);
  }
  await trx
    .deleteFrom('agenda_items')
    .where('meeting_id', '=', meetingId)
    .where('id', '!=', sql<string>`all(${rows.map(({ id }) => id)}::uuid[])`)
    .execute();
}

const optional = (text: Localized): Localized | null =>
  Object.keys(text).length > 0 ? text : null;

const readRows = (db: Database, meetingId: string) =>
  db
    .selectFrom('agenda_items')
    .select(['id', 'parent_id', 'title', 'minutes', 'note'])
    .where('meeting_id', '=', meetingId)
    .orderBy('position')
    .execute();

/** Reads the agenda as it is written, in every language. */
export async function writtenAgenda(db: Database, meetingId: string): Promise<WrittenItem[]> {
  const rows = await readRows(db, meetingId);
  const item = ({ id, title, minutes, note }: (typeof rows)[number]) => ({
    id,
    title,
    minutes,
    note,
  });
  return rows
    .filter(({ parent_id }) => parent_id === null)
    .map((row) => ({
      ...item(row),
      items: rows.filter(({ parent_id }) => parent_id === row.id).map(item),
    }));
}

/** Reads the agenda in one language. */
export async function shownAgenda(
  db: Database,
  meetingId: string,
  { locale, original }: { readonly locale: Locale; readonly original: Locale },
): Promise<AgendaItem[]> {
  const shown = ({ id, title, minutes, note }: OneItem) => {
    const said = optional(note);
    return {
      id,
      minutes,
      title: toText(title, locale, original),
      note: said && toText(said, locale, original),
    };
  };
  const agenda = await writtenAgenda(db, meetingId);
  return agenda.map((item) => ({ ...shown(item), items: item.items.map(shown) }));
}
