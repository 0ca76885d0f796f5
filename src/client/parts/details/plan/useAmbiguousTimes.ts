import { useContext, useRef, useState } from 'react';
import { isTimeZone, findMoment } from '../../../../shared/timeZones';
import { readFormFields, type Fields } from '../../../ui/forms/fields';
import { FormContext } from '../../../ui/forms/formContext';
import { readMomentField } from './MomentFields';

const MOMENTS = ['startsAt', 'endsAt'] as const;
type MomentName = (typeof MOMENTS)[number];

function isTwice(wall: string | null, zone: string): boolean {
  if (wall === null || Number.isNaN(Date.parse(`${wall}:00Z`)) || !isTimeZone(zone)) return false;
  return findMoment(wall, zone)?.isTwice ?? false;
}

const twiceIn = (fields: Fields): readonly MomentName[] =>
  MOMENTS.filter((name) => isTwice(readMomentField(fields, name), fields['timezone'] ?? ''));

/** Finds the typed times that clocks in the zone show twice, because they are put back. */
export function useAmbiguousTimes(start: Fields) {
  const outer = useContext(FormContext);
  const place = useRef<HTMLDivElement>(null);
  const [twice, setTwice] = useState(() => twiceIn({ ...start, ...outer.draft }));
  const look = () => {
    const form = place.current?.closest('form');
    if (form) setTwice(twiceIn(readFormFields(form)));
  };
  const onChanged = (name: string) => {
    outer.onChanged(name);
    look();
  };
  return { place, context: { ...outer, onChanged }, look, twice };
}
