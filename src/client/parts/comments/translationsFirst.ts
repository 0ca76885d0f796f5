import { createContext, useEffect, useMemo, useState } from 'react';
import { putTranslationsFirst, readsTranslationsFirst } from './commentTranslation';
import { useAppDispatch } from '../../store/hooks';

interface TranslationsFirst {
  readonly isFirst: boolean;
  readonly choose: (isFirst: boolean) => void;
}

/**
 * Whether comments in other languages are shown in the reader’s; originals come first unless this
 * device says otherwise.
 */
export const TranslationsFirstContext = createContext<TranslationsFirst>({
  isFirst: false,
  choose: () => undefined,
});

/**
 * Provides the choice of this device. The host does not know it: the first HTML has the originals.
 */
export function useTranslationsFirst(): TranslationsFirst {
  const dispatch = useAppDispatch();
  const [isFirst, setFirst] = useState(false);
  useEffect(() => setFirst(dispatch(readsTranslationsFirst())), [dispatch]);
  return useMemo(
    () => ({
      isFirst,
      choose: (next: boolean) => {
        setFirst(next);
        dispatch(putTranslationsFirst(next));
      },
    }),
    [dispatch, isFirst],
  );
}
