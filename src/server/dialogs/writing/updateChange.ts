import type { NewUpdate, UpdateChange } from '../../../shared/contract/dialogWriting';
import type { Localized } from '../../../shared/contract/text';
import type { Database } from '../../db/openDatabase';
import { readBody, readLocalized } from '../../editing/readWritten';
import type { SourceRow } from '../../editing/sourceQueries';
import type { Cause } from '../../editing/writing';
import { Problem } from '../../http/problem';
import type { DialogSource } from './dialogSource';
import { reviseDialog } from './reviseDialog';

/** @throws Problem invalidDialog for one without words in the original language */
export function readText(written: Localized, { originalLocale }: DialogSource): Localized {
  const text = readLocalized(written, readBody);
  if (text[originalLocale] === undefined) throw new Problem('invalidDialog', 'textMissing');
  return text;
}

/**
 * Says something new to everybody who reads the dialog, dated now. @throws Problem newerRevision,
 * stillDraft, invalidDialog
 */
export const addUpdate = (
  db: Database,
  row: SourceRow,
  { revision, text }: NewUpdate,
  cause: Cause,
): Promise<void> =>
  reviseDialog(db, { row, revision }, cause, (source) => {
    if (source.status === 'draft') throw new Problem('stillDraft');
    const update = { at: cause.at.toISOString(), text: readText(text, source) };
    return { updates: [...source.updates, update] };
  });

/**
 * Corrects the words of an update, which keeps its date and tells that it was corrected; without
 * words it is taken back.
 * @throws Problem newerRevision, notFound, invalidDialog
 */
export const changeUpdate = (
  db: Database,
  row: SourceRow,
  { revision, at, text }: UpdateChange,
  cause: Cause,
): Promise<void> =>
  reviseDialog(db, { row, revision }, cause, (source) => {
    const isMeant = (update: { readonly at: string }) => Date.parse(update.at) === Date.parse(at);
    if (!source.updates.some(isMeant)) throw new Problem('notFound');
    if (text === null) return { updates: source.updates.filter((update) => !isMeant(update)) };
    const corrected = { editedAt: cause.at.toISOString(), text: readText(text, source) };
    return {
      updates: source.updates.map((update) =>
        isMeant(update) ? { ...update, ...corrected } : update,
      ),
    };
  });
