/* One file for the browser: whoever writes needs most of it. */
export { Composer } from './Composer';
export { History } from './History';
export { RemoveQuestion } from './RemoveQuestion';
export { ReportForm } from './ReportForm';
