import { lazy, Suspense, useEffect, type ComponentProps, type ComponentType } from 'react';
import type { ConfirmDialog as Confirm } from '../ui/overlays/Dialog';
import { leaveMessages } from './messages';

type Question = ComponentProps<typeof Confirm>;

/** A dialog that cannot be loaded is answered with no: nothing is lost. */
function Unasked({ onAnswer }: Question) {
  useEffect(() => onAnswer(false), [onAnswer]);
  return null;
}

const ConfirmDialog = lazy<ComponentType<Question>>(() =>
  import(/* webpackChunkName: "dialog" */ '../ui/overlays/Dialog').then(
    (module) => ({ default: module.ConfirmDialog }),
    () => ({ default: Unasked }),
  ),
);

interface Props {
  readonly onAnswer: (isLeft: boolean) => void;
}

/** Asked before a page with something that is not saved is left. */
export function UnsavedChangesDialog({ onAnswer }: Props) {
  return (
    <Suspense fallback={null}>
      <ConfirmDialog
        title={leaveMessages.title}
        text={leaveMessages.text}
        confirm={leaveMessages.confirm}
        cancel={leaveMessages.cancel}
        onAnswer={onAnswer}
      />
    </Suspense>
  );
}
