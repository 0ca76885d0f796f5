import { lazy, Suspense, type ComponentProps } from 'react';
import { Skeleton } from '../Skeleton';

/* What only those need who write: in a file of its own that comes with the first press. */
const parts = () => import(/* webpackChunkName: "comment-forms" */ '../lazy/comments/forms');

const Composer = lazy(() => parts().then(({ Composer: part }) => ({ default: part })));
const History = lazy(() => parts().then(({ History: part }) => ({ default: part })));
const ReportForm = lazy(() => parts().then(({ ReportForm: part }) => ({ default: part })));
const RemoveQuestion = lazy(() => parts().then(({ RemoveQuestion: part }) => ({ default: part })));

export const LateComposer = (props: ComponentProps<typeof Composer>) => (
  <Suspense fallback={<Skeleton lines={4} />}>
    <Composer {...props} />
  </Suspense>
);
export const LateHistory = (props: ComponentProps<typeof History>) => (
  <Suspense fallback={<Skeleton lines={2} />}>
    <History {...props} />
  </Suspense>
);
export const LateReportForm = (props: ComponentProps<typeof ReportForm>) => (
  <Suspense fallback={null}>
    <ReportForm {...props} />
  </Suspense>
);
export const LateRemoveQuestion = (props: ComponentProps<typeof RemoveQuestion>) => (
  <Suspense fallback={null}>
    <RemoveQuestion {...props} />
  </Suspense>
);
