import { useState } from 'react';
import { splitFieldValues } from '../../../ui/forms/fields';
import { useStartValue } from '../../../ui/forms/formContext';
import { HiddenValue } from '../../../ui/forms/HiddenValue';

export const toIds = (slugs: readonly string[]): string => slugs.join(' ');

/** Keeps a list of ids in the form, which has it again after a reload. */
export function useIds(name: string, start: readonly string[]) {
  const given = useStartValue(name, toIds(start));
  const [ids, setIds] = useState(() => splitFieldValues(given));
  return { ids, setIds, hidden: <HiddenValue name={name} value={toIds(ids)} /> };
}
