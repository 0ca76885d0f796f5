import { lazy, type ComponentProps } from 'react';
import { Skeleton } from '../../../ui/Skeleton';
import { LazyBoundary } from '../../../ui/LazyBoundary';

const MomentField = lazy(() =>
  import(/* webpackChunkName: "poll-moments" */ '../../../parts/builder/MomentField').then(
    (module) => ({
      default: module.MomentField,
    }),
  ),
);

/** A day and a time of day. Calendars are large: the rest of the page does not wait for them. */
export const LazyMoment = (props: ComponentProps<typeof MomentField>) => (
  <LazyBoundary waiting={<Skeleton lines={2} />}>
    <MomentField {...props} />
  </LazyBoundary>
);
