import { FormattedMessage, FormattedNumber } from 'react-intl';
import type { QuestionCount } from '../../../../counting/countQuestion';
import type { Question } from '../../../../shared/ballots/paper';
import { Card } from '../../../ui/Card';
import { joinClasses } from '../../../ui/joinClasses';
import { Facts } from '../../../ui/Fact';
import { Notice } from '../../../ui/Notice';
import { UserText } from '../../../ui/UserText';
import folding from '../../../ui/Fold.module.css';
import { methodSentences } from '../rules/messages';
import { getChart } from './charts/charts';
import {
  createHeadline,
  countPresent,
  listTies,
  type ContestedCount,
  type ResultContext,
} from './head';
import { memoByValue } from './memoByValue';
import { resultMessages } from './messages';
import styles from './Results.module.css';
import { SentenceText, SentenceList } from './SentenceList';
import { createSentence, type Sentence } from './sentence';
import { explainResult } from './why/explainResult';

interface Props extends ResultContext {
  readonly question: Question;
  /** Ballots of the vote, where they stand above the result; null where nothing says them. */
  readonly ballots?: number | null;
  readonly count: QuestionCount;
  /** One half alone, where something stands between them. */
  readonly part?: 'head' | 'why';
}

interface CountedProps extends Props {
  readonly count: ContestedCount;
}

/** Renders the number if it is above 0. */
const some = (number: number) => (number > 0 ? <FormattedNumber value={number} /> : null);

function Quorum({ question, count, quorum }: CountedProps) {
  const present = countPresent(count);
  const message = present >= quorum ? resultMessages.quorumReached : resultMessages.quorumMissed;
  return (
    <SentenceText question={question} sentence={createSentence(message, { present, quorum })} />
  );
}

/**
 * Counts the ballots that ended before the count did; null for methods that read every ballot to
 * its end.
 */
const endedIn = ({ result }: ContestedCount) => (result && 'ended' in result ? result.ended : null);

function Turnout(props: CountedProps) {
  const { count, quorum, ballots } = props;
  const ended = endedIn(count);
  return (
    <Facts
      rows={[
        [
          <FormattedMessage key="answered" {...resultMessages.answered} />,
          // Said once where everybody answered the only question.
          count.answered !== ballots && some(count.answered),
        ],
        [<FormattedMessage key="none" {...resultMessages.none} />, some(count.none)],
        [<FormattedMessage key="blank" {...resultMessages.blank} />, some(count.blank)],
        [
          <FormattedMessage key="exhausted" {...resultMessages.exhausted} />,
          some(ended?.exhausted ?? 0),
        ],
        [
          <FormattedMessage key="unreadable" {...resultMessages.unreadable} />,
          some(ended?.unreadable ?? 0),
        ],
        [
          <FormattedMessage key="quorum" {...resultMessages.quorum} />,
          quorum > 0 && <Quorum {...props} />,
        ],
      ]}
    />
  );
}

/** Number of sentences that are read at once; more are folded below how the method counts. */
const MAX_OPEN_SENTENCES = 2;

/** Says why it came out so in two sentences and a picture; every further step is folded. */
function Why({ question, count, quorum, isFinal }: CountedProps) {
  const sentences = explainResult(count, question, quorum);
  const Chart = getChart(count.method);
  if (count.answered === 0) return null;
  const isFolded = sentences.length > MAX_OPEN_SENTENCES;
  return (
    <>
      {sentences.length > 0 && (
        <div className={styles['why']}>
          <h4>
            <FormattedMessage {...resultMessages.whyWon} />
          </h4>
          {isFolded ? (
            <p>
              <FormattedMessage {...methodSentences[count.method]} />
            </p>
          ) : (
            <SentenceList question={question} sentences={sentences} />
          )}
        </div>
      )}
      {Chart && <Chart question={question} count={count} isFinal={isFinal} />}
      {isFolded && (
        <details className={folding['fold']} suppressHydrationWarning>
          <summary>
            <FormattedMessage {...resultMessages.everyStep} />
          </summary>
          <SentenceList question={question} sentences={sentences} />
        </details>
      )}
    </>
  );
}

/** Largest number of names that still read as a headline. */
const FEW = 4;

const isLong = ({ values }: Sentence): boolean =>
  Object.values(values).some(
    (value) => typeof value === 'object' && 'options' in value && value.options.length > FEW,
  );

/** Says what the lot decided, and how many took part. */
function Participation(props: CountedProps) {
  const { question, count } = props;
  const ties = listTies(count);
  return (
    <>
      {ties.length > 0 && (
        <Notice>
          {ties.map((tie, index) => (
            <p key={index}>
              <SentenceText question={question} sentence={tie} />
            </p>
          ))}
        </Notice>
      )}
      <Turnout {...props} />
    </>
  );
}

function ResultCard(props: Props) {
  const { question, count, part } = props;
  const head = createHeadline(count, props);
  const contested = count.uncontested ? null : count;
  if (part === 'why' && !contested) return null;
  return (
    <Card className={styles['question']}>
      <h3 className={styles['prompt']}>
        <UserText text={question.prompt} />
      </h3>
      {part !== 'why' && (
        <>
          <p className={joinClasses(styles['head'], isLong(head) && styles['longHead'])}>
            <SentenceText question={question} sentence={head} />
          </p>
          {contested && <Participation {...props} count={contested} />}
        </>
      )}
      {part !== 'head' && contested && <Why {...props} count={contested} />}
    </Card>
  );
}

/**
 * Card with the result of a question: who won, who took part, and why, with a chart of the numbers.
 * Rendered again only when it has changed.
 */
export const QuestionResult = memoByValue(ResultCard);
