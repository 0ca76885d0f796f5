import { useState } from 'react';
import { splitFieldValues } from '../../../ui/forms/fields';
import { useStartValue } from '../../../ui/forms/formContext';
import { HiddenValue } from '../../../ui/forms/HiddenValue';

/** Joins ids to the text of a field; `splitFieldValues` takes it apart. */
export const joinIds = (slugs: readonly string[]): string => slugs.join(' ');

/** Keeps a list of ids in the form, which has it again after a reload. */
export function useIdList(name: string, start: readonly string[]) {
  const given = useStartValue(name, joinIds(start));
  const [ids, setIds] = useState(() => splitFieldValues(given));
  return { ids, setIds, hidden: <HiddenValue name={name} value={joinIds(ids)} /> };
}
