import { lateForm } from '../lateForm';
import { Skeleton } from '../Skeleton';

/* The parts that only writers need are in a file of their own. */
const parts = () => import(/* webpackChunkName: "comment-forms" */ '../lazy/comments/forms');

export const LateComposer = lateForm(
  () => parts().then(({ Composer }) => Composer),
  <Skeleton lines={4} />,
);
export const LateHistory = lateForm(
  () => parts().then(({ History }) => History),
  <Skeleton lines={2} />,
);
export const LateReportForm = lateForm(() => parts().then(({ ReportForm }) => ReportForm));
export const LateRemoveQuestion = lateForm(() =>
  parts().then(({ RemoveQuestion }) => RemoveQuestion),
);
