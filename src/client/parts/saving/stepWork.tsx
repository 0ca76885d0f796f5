import {
  createContext,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';

/** Work on the shown step of an editor, some of which the host may not have yet. */
export interface StepWork {
  /**
   * Number of faults that keep what the step is about from being published; undefined where only
   * the host knows them.
   */
  readonly faults: number | undefined;
  /** Saves what nobody has saved yet; answers whether all of it is saved. */
  readonly save: () => Promise<boolean>;
}

const WorkContext = createContext<StepWork | null>(null);
const SetWorkContext = createContext<(work: StepWork | null) => void>(() => undefined);

/** Around a step and the bar below it, which saves the step's work before it goes on. */
export function StepWorkProvider({ children }: { readonly children: ReactNode }) {
  const [work, setWork] = useState<StepWork | null>(null);
  return (
    <SetWorkContext value={setWork}>
      <WorkContext value={work}>{children}</WorkContext>
    </SetWorkContext>
  );
}

/** Provides the work of the shown step; null where it has none that waits. */
export const useStepWork = () => useContext(WorkContext);

/** Makes the work of a step known to the bar below it, as long as it is on. */
export function useOfferStepWork({ faults, save }: StepWork, isOn: boolean): void {
  const setWork = useContext(SetWorkContext);
  const newest = useRef(save);
  useLayoutEffect(() => {
    newest.current = save;
  });
  useEffect(() => {
    if (!isOn) return;
    setWork({ faults, save: () => newest.current() });
    return () => setWork(null);
  }, [setWork, faults, isOn]);
}
