/* One file for the browser: whoever writes needs most of it. */
export { RemoveStatementDialog as RemoveQuestion } from './RemoveStatementDialog';
export { ReportForm } from './ReportForm';
export { StatementForm } from './StatementForm';
