/* One file for the browser: whoever writes needs most of it. */
export { RemoveQuestion } from './RemoveQuestion';
export { ReportForm } from './ReportForm';
export { StatementForm } from './StatementForm';
