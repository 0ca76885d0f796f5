import {
  useContext,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import type { AreaSettings, SettingsArea } from '../../../../shared/contract/settings';
import { useLatestCallback } from '../../../ui/forms/useLatestCallback';
import { readFormFields, type Fields } from '../../../ui/forms/fields';
import { FormContext } from '../../../ui/forms/formContext';
import styles from './settings.module.css';
import type { SettingsPreview } from './settingsForm';

interface Props {
  readonly Preview: SettingsPreview<SettingsArea> | undefined;
  readonly value: AreaSettings['value'];
  readonly read: (fields: Fields) => AreaSettings['value'];
  readonly children: ReactNode;
}

/** Shows below the fields of an area what would be there with what is typed into them. */
export function WithPreview({ Preview, value, read, children }: Props) {
  const outer = useContext(FormContext);
  const place = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState(value);
  const shown = useDeferredValue(typed);
  const readAgain = useLatestCallback(() => {
    const form = place.current?.closest('form');
    if (Preview && form) setTyped(read(readFormFields(form)));
  });
  const context = useMemo(
    () => ({
      ...outer,
      onChanged: (name: string) => {
        outer.onChanged(name);
        readAgain();
      },
    }),
    [outer, readAgain],
  );
  // Fields have by now got back what was typed before a reload.
  useEffect(readAgain, [readAgain]);
  return (
    <>
      <div ref={place} onInput={readAgain} className={styles['fields']}>
        <FormContext value={context}>{children}</FormContext>
      </div>
      {Preview && <Preview value={shown as never} />}
    </>
  );
}
