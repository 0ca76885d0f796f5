/* One file for the browser: whoever writes needs most of it. */
export { Composer } from './Composer';
export { History } from './History';
export { RemoveCommentForm as RemoveQuestion } from './RemoveCommentForm';
export { ReportForm } from './ReportForm';
