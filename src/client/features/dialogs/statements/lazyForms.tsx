import { lazyForm } from '../../../ui/lazyForm';
import { Skeleton } from '../../../ui/Skeleton';

/* Only people who write need these parts: they are in a file of their own. */
const parts = () => import(/* webpackChunkName: "statement-forms" */ './forms/forms');

export const LazyStatementForm = lazyForm(
  () => parts().then(({ StatementForm }) => StatementForm),
  <Skeleton lines={4} />,
);
export const LazyReportForm = lazyForm(() => parts().then(({ ReportForm }) => ReportForm));
export const LazyRemoveQuestion = lazyForm(() =>
  parts().then(({ RemoveQuestion }) => RemoveQuestion),
);
