import type { ReactNode } from 'react';
import { isOfStaff } from '../../../shared/permissions/roles';
import { selectUser } from '../../state/sessionSlice';
import { useAppSelector } from '../../store/hooks';
import { lazyComponent } from '../../ui/lazyComponent';

const { Part: WaitingWork } = lazyComponent(() =>
  import(/* webpackChunkName: "staff-work" */ './WaitingWork').then((part) => part.WaitingWork),
);

export interface StaffWorkProps {
  /** Shown where nothing waits, and to everybody else. */
  readonly otherwise?: ReactNode;
  /** Called when the person follows a link. */
  readonly onFollow?: () => void;
}

/** Links to the work that waits for the staff, on pages that others have as well. */
export function StaffWork(props: StaffWorkProps) {
  const roles = useAppSelector(selectUser)?.roles ?? [];
  return isOfStaff(roles) ? <WaitingWork {...props} /> : props.otherwise;
}
