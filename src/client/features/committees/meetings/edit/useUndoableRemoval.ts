import { useState } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { useToast } from '../../../../ui/toast';
import { insertItem, removeItem } from '../../../../parts/builder/listEdits';

interface Row {
  readonly id: string;
}
type Rows<R> = readonly R[];

/** Functions that return a list without a row, and with the row at its place again. */
interface Ways<R extends Row> {
  readonly without: (rows: Rows<R>, id: string) => Rows<R>;
  readonly putBack: (rows: Rows<R>, index: number, row: R) => Rows<R>;
}
const PLAIN: Ways<Row> = { without: removeItem, putBack: insertItem };

/**
 * Removes a row of a form at once, and puts it back to its place with all its words when that is
 * undone: until then `gone` names it, so that its fields stay on the page, hidden.
 */
export function useUndoableRemoval<R extends Row>(
  rows: Rows<R>,
  setRows: (make: (before: Rows<R>) => Rows<R>) => void,
  removed: MessageDescriptor,
  { without, putBack }: Ways<R> = PLAIN as unknown as Ways<R>,
) {
  const toast = useToast();
  const [gone, setGone] = useState<readonly string[]>([]);
  const one = (id: string) => {
    const index = rows.findIndex((row) => row.id === id);
    const row = rows[index];
    if (!row) return;
    setRows((before) => without(before, id));
    setGone((before) => [...before, id]);
    toast({
      text: removed,
      undo: () => {
        setGone((before) => before.filter((other) => other !== id));
        setRows((before) => putBack(before, index, row));
      },
    });
  };
  return { gone, one };
}
