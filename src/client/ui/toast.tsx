import {
  createContext,
  useCallback,
  useContext,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import type { MessageDescriptor } from 'react-intl';

/** A short word on what has just happened. */
export interface Toast {
  readonly text: MessageDescriptor;
  /** For the placeholders of the text; names stand in `<bdi>`. */
  readonly values?: Readonly<Record<string, ReactNode>>;
  readonly tone?: 'good' | 'bad' | 'neutral';
  /** Takes back what was done; offered as a button. */
  readonly undo?: () => void;
}

type ShowToast = (toast: Toast) => void;
type EndUndo = () => void;

/** The region with its queue; the module comes with the first toast. */
export interface ToastRegionHandle {
  readonly Region: ComponentType;
  readonly add: ShowToast;
  /** Closes the toasts that offer an undo. */
  readonly endUndo: EndUndo;
}

/** Without a provider nothing is shown: a component that is looked at alone. */
const ToastContext = createContext<ShowToast>(() => undefined);
const EndUndoContext = createContext<EndUndo>(() => undefined);

/**
 * Says what happened, without taking the focus: 8 seconds, or 15 with an undo; the time stands
 * still under the pointer and while the focus is in it (WCAG 2.2.1). What must not be missed
 * belongs on the page instead. Only for handlers and effects.
 */
export const useToast = () => useContext(ToastContext);

/**
 * Ends what could be taken back: once it is saved or its page is left, an undo would do something
 * else than it says.
 */
export const useEndUndo = () => useContext(EndUndoContext);

/** Around the page, once. On the host and before the first toast it is nothing but its children. */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<ToastRegionHandle | null>(null);
  const place = useRef<Promise<ToastRegionHandle>>(null);

  const show = useCallback((toast: Toast) => {
    place.current ??= openPlace();
    place.current.then(
      (opened) => {
        setShown(opened);
        opened.add(toast);
      },
      // The file did not arrive: the next toast tries again.
      () => (place.current = null),
    );
  }, []);

  const endUndo = useCallback(() => void place.current?.then((opened) => opened.endUndo()), []);

  return (
    <ToastContext value={show}>
      <EndUndoContext value={endUndo}>
        {children}
        {shown && <shown.Region />}
      </EndUndoContext>
    </ToastContext>
  );
}

async function openPlace(): Promise<ToastRegionHandle> {
  const { createToastRegion: makeToastPlace } = await import(
    /* webpackChunkName: "toasts" */ './overlays/toastRegion'
  );
  return makeToastPlace();
}
