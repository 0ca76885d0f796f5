import { LazyMessages } from '../../intl/LazyMessages';
import { workMessages } from './messages';
import type { StaffWorkProps } from './StaffWork';
import { useWork } from './workApi';
import { WorkList } from './WorkList';

/** The list of work, where any waits. */
export function WaitingWork({ otherwise, onFollow }: StaffWorkProps) {
  const { data } = useWork();
  if (!data || data.items.length === 0) return otherwise;
  return (
    <LazyMessages part="work" has={workMessages.moderation}>
      <WorkList items={data.items} {...(onFollow && { onFollow })} />
    </LazyMessages>
  );
}
