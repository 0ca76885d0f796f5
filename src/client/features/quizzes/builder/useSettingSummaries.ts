import { useIntl } from 'react-intl';
import { joinSummary, useTimesSummary } from '../../../parts/builder/summaries';
import { gradeNames } from '../grades/messages';
import { quizSummaryMessages, rightAnswerSummaries } from './messages';
import type { SettingFold } from './settingFolds';
import type { WrittenQuizState } from './writtenQuiz';

const SECONDS = 60;
const PERCENT = 100;

/** Provides what holds now, in one line for each fold of the settings. */
export function useSettingSummaries(
  settings: WrittenQuizState['settings'],
): Readonly<Record<SettingFold, string>> {
  const { formatMessage, formatNumber } = useIntl();
  const sayTimes = useTimesSummary();
  const { attemptLimit, timeLimitSeconds, passMarkPercent, rightAnswers, gradeMethod } = settings;
  return {
    times: sayTimes(settings),
    attempts: joinSummary([
      attemptLimit === null
        ? formatMessage(quizSummaryMessages.anyAttempts)
        : formatMessage(quizSummaryMessages.attempts, { count: attemptLimit }),
      timeLimitSeconds === null
        ? formatMessage(quizSummaryMessages.noTimeLimit)
        : formatMessage(quizSummaryMessages.minutes, { minutes: timeLimitSeconds / SECONDS }),
      attemptLimit === 1 ? null : formatMessage(gradeNames[gradeMethod]),
    ]),
    results: joinSummary([
      formatMessage(quizSummaryMessages.passMark, {
        share: formatNumber(passMarkPercent / PERCENT, { style: 'percent' }),
      }),
      formatMessage(rightAnswerSummaries[rightAnswers]),
    ]),
  };
}
