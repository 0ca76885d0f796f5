import { useEffect, useRef } from 'react';
import { selectSettings } from '../state/settingsSlice';
import { useAppSelector } from '../store/hooks';

/** Gives the page its new accents when the colour of the settings changes while it is shown. */
export function useSettingsLook(): void {
  const { colour } = useAppSelector(selectSettings).look;
  const shown = useRef(colour);
  useEffect(() => {
    if (shown.current === colour) return;
    shown.current = colour;
    void import(/* webpackChunkName: "look" */ '../browser/showLook').then(({ showLook }) =>
      showLook(colour),
    );
  }, [colour]);
}
