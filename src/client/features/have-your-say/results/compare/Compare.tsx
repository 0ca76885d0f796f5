import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MethodComparison } from '../../../../../counting/compareMethods';
import type { RecountMessage } from '../../../../recount/protocol';
import type { Method, Question, QuestionType } from '../../../../../shared/ballots/paper';
import { Badge } from '../../../../ui/Badge';
import { Button } from '../../../../ui/Button';
import { Table, type Column } from '../../../../ui/Table';
import { methodNames } from '../../methods/messages';
import type { Poll } from '../../poll';
import { resultMessages } from '../messages';
import { SentenceText } from '../SentenceList';
import { toOptionsValue, createSentence } from '../sentence';
import { RecountUnavailable } from '../trust/RecountUnavailable';
import { useRecounter } from '../trust/useRecounter';
import styles from './Compare.module.css';
import { compareMessages, looksMessages } from './messages';

interface Props {
  readonly poll: Poll;
  readonly question: Question;
}

/** Types of questions whose ballots several methods can count. */
const COMPARABLE: readonly QuestionType[] = ['ranking', 'score', 'choice', 'budget'];

const sameWinners = (a: MethodComparison, b: MethodComparison): boolean =>
  a.elected.length === b.elected.length && a.elected.every((option) => b.elected.includes(option));

const othersOf = (comparisons: readonly MethodComparison[]): readonly MethodComparison[] => {
  const own = comparisons.find(({ isOwn }) => isOwn);
  return own ? comparisons.filter((one) => !sameWinners(one, own)) : [];
};

const LOOKS: Partial<Record<Method, (typeof looksMessages)[keyof typeof looksMessages]>> =
  looksMessages;

function MethodName({ method, utility, isOwn }: MethodComparison) {
  return (
    <span className={styles['method']}>
      <FormattedMessage {...methodNames[method]} />
      {utility && (
        <span className={styles['soft']}>
          <FormattedMessage {...compareMessages[utility]} />
        </span>
      )}
      {isOwn && (
        <Badge tone="accent">
          <FormattedMessage {...compareMessages.own} />
        </Badge>
      )}
    </span>
  );
}

function Elected({
  question,
  elected,
}: { readonly question: Question } & Pick<MethodComparison, 'elected'>) {
  if (elected.length === 0) return <FormattedMessage {...resultMessages.nobody} />;
  return (
    // One element, because each part of a cell has a line of its own in a card.
    <span>
      <SentenceText
        question={question}
        sentence={createSentence(compareMessages.names, { names: toOptionsValue(...elected) })}
      />
    </span>
  );
}

const columnsFor = (question: Question): readonly Column<MethodComparison>[] => [
  { label: compareMessages.method, cell: (comparison) => <MethodName {...comparison} /> },
  {
    label: compareMessages.chosen,
    cell: ({ elected }) => <Elected question={question} elected={elected} />,
  },
  {
    label: compareMessages.looksAt,
    cell: ({ method }) => {
      const looks = LOOKS[method];
      return looks && <FormattedMessage {...looks} />;
    },
  },
];

type Compared = Extract<RecountMessage, { readonly kind: 'compared' }>;

/** Methods that these ballots were not counted by, and why. */
function Unable({ unable }: Pick<Compared, 'unable'>) {
  const { formatMessage, formatList } = useIntl();
  if (unable.length === 0) return null;
  const methods = formatList(unable.map((method) => formatMessage(methodNames[method])));
  return (
    <p className={styles['soft']}>
      <FormattedMessage {...compareMessages.unable} values={{ methods }} />
    </p>
  );
}

function Side({
  question,
  comparisons,
}: { readonly question: Question } & Pick<Compared, 'comparisons'>) {
  const { formatMessage } = useIntl();
  if (comparisons.length < 2) return <FormattedMessage {...compareMessages.none} />;
  const others = othersOf(comparisons).length;
  return (
    <>
      <p className={styles['sum']}>
        {others === 0 ? (
          <FormattedMessage {...compareMessages.allAgree} />
        ) : (
          <FormattedMessage
            {...compareMessages.differ}
            values={{ others, methods: comparisons.length }}
          />
        )}
      </p>
      <Table
        caption={formatMessage(compareMessages.title)}
        columns={columnsFor(question)}
        rows={comparisons}
        keyOf={({ method, utility = '' }) => method + utility}
        onPhone="cards"
      />
    </>
  );
}

/**
 * Comparison with what other methods would make of the same ballots; counted in this browser when
 * the reader asks.
 */
export function Compare({ poll, question }: Props) {
  const [answer, setAnswer] = useState<Compared | 'failed' | null>(null);
  const { run, isBusy } = useRecounter(poll.slug, (news) =>
    setAnswer(news.kind === 'compared' ? news : 'failed'),
  );
  if (!COMPARABLE.includes(question.type)) return null;
  return (
    <details className={styles['compare']} suppressHydrationWarning>
      <summary>
        <FormattedMessage {...compareMessages.title} />
      </summary>
      <div className={styles['content']}>
        <p>
          <FormattedMessage {...compareMessages.how} />
        </p>
        {(answer === null || answer === 'failed') && (
          <div>
            <Button
              look="secondary"
              isPending={isBusy}
              onClick={() => void run((file) => ({ kind: 'compare', file, question: question.id }))}
            >
              <FormattedMessage
                {...(isBusy ? compareMessages.comparing : compareMessages.compare)}
              />
            </Button>
          </div>
        )}
        <div role="status" className={styles['content']}>
          {answer === 'failed' && <RecountUnavailable />}
          {answer && answer !== 'failed' && (
            <>
              <Side question={question} comparisons={answer.comparisons} />
              <Unable unable={answer.unable} />
            </>
          )}
        </div>
      </div>
    </details>
  );
}
