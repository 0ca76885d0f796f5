import { Fragment, type ReactNode } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import type { Question, QuestionOf } from '../../../../shared/ballots/paper';
import { useLocale } from '../../../intl/IntlRoot';
import { UserText } from '../../../ui/UserText';
import { getGroupName } from '../groupName';
import { getGradeMessages } from '../paper/grades';
import type { Sentence, SentenceValue } from './sentence';
import styles from './SentenceList.module.css';

/** Points in reading direction: it is mirrored with the text around it. */
const LEADS_TO = ' › ';
const BETWEEN = ' ';
/** Number of decimals that tell apart what is worth telling apart; below one a few more. */
const DECIMALS = { maximumFractionDigits: 2 } as const;
const SMALL_DECIMALS = { maximumFractionDigits: 4 } as const;
const EXACT_VOTES = { maximumFractionDigits: 5 } as const;
const WHOLE = { maximumFractionDigits: 0 } as const;
const CENTS = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;
const PERCENT = { style: 'percent', maximumFractionDigits: 1 } as const;

const Name = ({ question, option }: { readonly question: Question; readonly option: number }) => {
  const label = question.options[option]?.label;
  return label ? <UserText text={label} /> : null;
};

function GroupName({ question, group }: { readonly question: Question; readonly group: number }) {
  const locale = useLocale();
  const found = question.type === 'budget' ? question.settings.groups?.[group] : undefined;
  return found ? <UserText text={getGroupName(found, locale)} /> : null;
}

const namesOf = (question: Question, options: readonly number[]) =>
  options.map((option) => <Name key={option} question={question} option={option} />);

/** Formats an amount of money; whole ones without decimals. */
export const formatMoney = (
  { formatNumber }: Pick<IntlShape, 'formatNumber'>,
  { settings }: Question,
  amount: number,
): string =>
  formatNumber(amount, {
    ...('currency' in settings && { style: 'currency', currency: settings.currency }),
    ...(Number.isInteger(amount) ? WHOLE : CENTS),
  });

/** Formats a number for tables and sentences. */
export const formatDecimal = (
  { formatNumber }: Pick<IntlShape, 'formatNumber'>,
  number: number,
): string => formatNumber(number, Math.abs(number) < 1 ? SMALL_DECIMALS : DECIMALS);

/** Formats a grade, in words where the paper had words for it. */
export function formatGrade(
  { formatMessage, formatNumber }: Pick<IntlShape, 'formatMessage' | 'formatNumber'>,
  question: Question,
  grade: number,
): string {
  const words = question.type === 'score' ? getGradeMessages(question) : null;
  const word = words?.[grade - (question as QuestionOf<'score'>).settings.lowest];
  return word ? formatMessage(word) : formatNumber(grade);
}

/** Renders a value in words. Names of options are isolated from the sentence around them. */
function said(intl: IntlShape, question: Question, value: SentenceValue): ReactNode {
  if (typeof value !== 'object') return value;
  if ('options' in value) return intl.formatList(namesOf(question, value.options));
  if ('group' in value) return <GroupName question={question} group={value.group} />;
  if ('votes' in value) return intl.formatNumber(value.votes, EXACT_VOTES);
  if ('share' in value) return intl.formatNumber(value.share, PERCENT);
  if ('money' in value) return formatMoney(intl, question, value.money);
  if ('grade' in value) return formatGrade(intl, question, value.grade);
  if ('decimal' in value) return formatDecimal(intl, value.decimal);
  if ('received' in value) return intl.formatList(receivedBy(intl, question, value.received));
  return namesOf(question, value.chain).map((name, step) => (
    <Fragment key={name.key}>
      {step > 0 && LEADS_TO}
      {name}
    </Fragment>
  ));
}

const receivedBy = (
  intl: IntlShape,
  question: Question,
  received: readonly (readonly [option: number, votes: number])[],
) =>
  received.map(([option, votes]) => (
    <Fragment key={option}>
      <Name question={question} option={option} />
      {BETWEEN}
      <bdi>{intl.formatNumber(votes, { ...DECIMALS, signDisplay: 'always' })}</bdi>
    </Fragment>
  ));

interface Props {
  readonly question: Question;
  readonly sentence: Sentence;
}

/** One sentence about a result. */
export function SentenceText({ question, sentence: { message, values } }: Props) {
  const intl = useIntl();
  const spoken = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'number' ? (
      value
    ) : (
      <Fragment key={name}>{said(intl, question, value)}</Fragment>
    ),
  ]);
  return <FormattedMessage {...message} values={Object.fromEntries(spoken)} />;
}

/** Sentences below each other, each a step of an explanation. */
export function SentenceList({
  question,
  sentences,
}: Pick<Props, 'question'> & { readonly sentences: readonly Sentence[] }) {
  return (
    <ol className={styles['steps']}>
      {sentences.map((sentence, step) => (
        <li key={step}>
          <SentenceText question={question} sentence={sentence} />
        </li>
      ))}
    </ol>
  );
}
