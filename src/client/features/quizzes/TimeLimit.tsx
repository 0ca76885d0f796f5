import { FormattedMessage } from 'react-intl';
import { quizMessages } from './messages';

const SECONDS_PER_MINUTE = 60;

/** Whole minutes, rounded up; or that one may take as long as one likes. */
export function TimeLimit({ seconds }: { readonly seconds: number | null }) {
  if (seconds === null) return <FormattedMessage {...quizMessages.noTimeLimit} />;
  const count = Math.ceil(seconds / SECONDS_PER_MINUTE);
  return <FormattedMessage {...quizMessages.minutes} values={{ count }} />;
}
