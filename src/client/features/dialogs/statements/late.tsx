import { lateForm } from '../../../ui/lateForm';
import { Skeleton } from '../../../ui/Skeleton';

/* Only people who write need these parts: they are in a file of their own. */
const parts = () => import(/* webpackChunkName: "statement-forms" */ './forms/forms');

export const LateStatementForm = lateForm(
  () => parts().then(({ StatementForm }) => StatementForm),
  <Skeleton lines={4} />,
);
export const LateReportForm = lateForm(() => parts().then(({ ReportForm }) => ReportForm));
export const LateRemoveQuestion = lateForm(() =>
  parts().then(({ RemoveQuestion }) => RemoveQuestion),
);
