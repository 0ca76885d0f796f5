import type { Question } from '../../../../shared/ballots/paper';
import type { Locale } from '../../../../shared/locales';
import type { Moments } from '../../../intl/moments';
import { formatDateOption } from '../paper/dateName';

/**
 * Returns the question with its options as they are called in sentences and charts: dates by when
 * they are.
 */
export function nameDateOptions(moments: Moments, lang: Locale, question: Question): Question {
  if (question.type !== 'date') return question;
  const options = question.options.map((option) =>
    option.startsAt === null
      ? option
      : { ...option, label: { text: formatDateOption(moments, option), lang } },
  );
  return { ...question, options };
}
