import { lazyForm } from '../../ui/lazyForm';
import { Skeleton } from '../../ui/Skeleton';

/* The parts that only writers need are in a file of their own. */
const parts = () => import(/* webpackChunkName: "comment-forms" */ './writing/forms');

export const LazyComposer = lazyForm(
  () => parts().then(({ Composer }) => Composer),
  <Skeleton lines={4} />,
);
export const LazyHistory = lazyForm(
  () => parts().then(({ History }) => History),
  <Skeleton lines={2} />,
);
export const LazyReportForm = lazyForm(() => parts().then(({ ReportForm }) => ReportForm));
export const LazyRemoveQuestion = lazyForm(() =>
  parts().then(({ RemoveQuestion }) => RemoveQuestion),
);
