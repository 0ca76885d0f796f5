import { useEffect, useRef, useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import type { Answers } from '../../../../shared/ballots/answers';
import type { Question } from '../../../../shared/ballots/paper';
import { isUncontested } from '../../../../shared/ballots/uncontested';
import { isProblem, toWaitMinutes, type Problem } from '../../../api/problem';
import { Button } from '../../../ui/Button';
import { Meter } from '../../../ui/Meter';
import { Notice } from '../../../ui/Notice';
import { Skeleton } from '../../../ui/Skeleton';
import { pollMessages, failureMessages, refusalMessages } from '../messages';
import type { Poll } from '../poll';
import { tokenMessages, paperMessages } from './messages';
import { FaultSummary } from './FaultSummary';
import { InlineSentence } from './InlineSentence';
import styles from './Paper.module.css';
import { toFieldId, PaperQuestion } from './PaperQuestion';
import { TOKEN_ID, TokenField } from './TokenField';
import { useCastBallot } from './useCastBallot';
import { usePaper } from './usePaper';
import { usePaperStart } from './usePaperStart';

const FAILURES: Readonly<Record<string, MessageDescriptor>> = {
  ...refusalMessages,
  ...failureMessages,
};

/** Returns the text for a problem's code; an unknown one has the general text. */
function getFailureMessage(code: string, isVisitor: boolean): MessageDescriptor {
  if (code === 'unreachable' && isVisitor) return failureMessages.unreachableVisitor;
  return Object.hasOwn(FAILURES, code) ? FAILURES[code]! : failureMessages.other;
}

/** Returns what is wrong with the voting code; null when nothing is, as far as is known. */
function getTokenFault(isMissing: boolean, problem: Problem | null): MessageDescriptor | null {
  if (isMissing) return tokenMessages.missing;
  if (problem?.code === 'tokenRequired') return tokenMessages.unknown;
  return problem?.code === 'alreadyVoted' ? tokenMessages.used : null;
}

const NOTHING: Answers = {};
const LONG = 4;

interface Props {
  readonly poll: Poll;
  /** The ballot that is being replaced. */
  readonly cast?: Answers | null;
  readonly onCast: () => void;
  /** Leaves the ballot that was cast as it is. */
  readonly onKeep?: () => void;
}

/** The ballot paper of a poll: every question that is asked, and one button for all. */
export function Paper(props: Props) {
  const start = usePaperStart(props.poll, props.cast ?? NOTHING);
  if (!start) return <Skeleton lines={6} />;
  return <BallotForm key={`${start.subject} ${start.isRestored}`} {...props} {...start} />;
}

interface FilledProps extends Props {
  readonly questions: readonly Question[];
  readonly answers: Answers;
  readonly isRestored: boolean;
}

/**
 * The paper as it is being filled in. A failed try keeps everything, and trying again can never
 * count twice. After a try that failed the focus is at what is wrong.
 */
function BallotForm({
  poll,
  questions,
  answers: start,
  isRestored,
  cast: before,
  ...on
}: FilledProps) {
  const paper = usePaper(poll, questions, start);
  const { cast, isLoading, isVisitor, error } = useCastBallot(poll, on.onCast);
  const [token, setToken] = useState('');
  const [isTokenMissing, setTokenMissing] = useState(false);
  const [isNoteShown, setNoteShown] = useState(isRestored);
  const problem = isProblem(error) ? error : null;
  const faults = paper.faultsWith(isLoading ? [] : (problem?.faults ?? []));
  const { summary, form, go, tried } = useFaultFocus(faults.length);
  const isNothingAsked = questions.every(isUncontested);
  const needsToken = poll.details.eligibility === 'tokens';
  const wrongToken = needsToken && !isLoading ? getTokenFault(isTokenMissing, problem) : null;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const found = paper.judge();
    const isMissing = needsToken && token.trim() === '';
    setTokenMissing(isMissing);
    tried();
    if (isMissing) form.current?.querySelector<HTMLElement>(`#${TOKEN_ID}`)?.focus();
    if (isMissing || found.length > 0) return;
    void cast(paper.ballot, needsToken ? token.trim() : undefined);
  };

  return (
    <form ref={form} onSubmit={submit} className={styles['paper']} noValidate>
      {isNoteShown && (
        <Restored
          onStartOver={() => {
            paper.startOver();
            setNoteShown(false);
          }}
        />
      )}
      <FaultSummary ref={summary} questions={questions} faults={faults} onGo={go} />
      {needsToken && !isNothingAsked && (
        <TokenField token={token} fault={wrongToken} onToken={setToken} />
      )}
      {paper.shown.map((question, index) => (
        <PaperQuestion
          key={question.id}
          question={question}
          number={questions.length > 1 ? index + 1 : null}
          answer={paper.answers[question.id]}
          faults={faults.filter((fault) => fault.question === question.id)}
          isDisabled={isLoading}
          onAnswer={(answer) => paper.answer(question.id, answer)}
        />
      ))}
      {paper.asked.length > LONG && (
        <Progress
          done={paper.asked.filter(({ id }) => paper.ballot[id]).length}
          total={paper.asked.length}
        />
      )}
      {problem && !isLoading && !wrongToken && !problem.faults && (
        <Notice tone="bad" role="alert">
          <p>
            <FormattedMessage
              {...getFailureMessage(problem.code, isVisitor)}
              values={{ count: toWaitMinutes(problem) }}
            />
          </p>
        </Notice>
      )}
      {!isNothingAsked && (
        <End poll={poll} isChange={Boolean(before)} isPending={isLoading} onKeep={on.onKeep} />
      )}
    </form>
  );
}

function Restored({ onStartOver }: { readonly onStartOver: () => void }) {
  return (
    <Notice tone="accent" role="status">
      <p>
        <FormattedMessage {...paperMessages.restored} />
      </p>
      <Button look="secondary" onClick={onStartOver}>
        <FormattedMessage {...paperMessages.startOver} />
      </Button>
    </Notice>
  );
}

function Progress({ done, total }: { readonly done: number; readonly total: number }) {
  const { formatMessage } = useIntl();
  return (
    <Meter
      label={formatMessage(paperMessages.progress)}
      value={done}
      max={total}
      text={<FormattedMessage {...paperMessages.answered} values={{ done, total }} />}
    />
  );
}

interface EndProps {
  readonly poll: Poll;
  readonly isChange: boolean;
  readonly isPending: boolean;
  readonly onKeep?: (() => void) | undefined;
}

function End({ poll, isChange, isPending, onKeep }: EndProps) {
  const label = isChange ? paperMessages.replace : pollMessages.castVote;
  return (
    <div className={styles['end']}>
      <Button type="submit" isPending={isPending} onClick={() => undefined}>
        <FormattedMessage {...(isPending ? pollMessages.sending : label)} />
      </Button>
      {onKeep && (
        <Button look="quiet" onClick={onKeep}>
          <FormattedMessage {...paperMessages.keep} />
        </Button>
      )}
      <p className={styles['final']}>
        <InlineSentence>
          <FormattedMessage
            {...(poll.details.canChange ? pollMessages.changeable : pollMessages.final)}
          />
        </InlineSentence>
        <FormattedMessage {...paperMessages.savedHere} />
      </p>
    </div>
  );
}

/**
 * Focuses what is wrong after a try: one fault leads to its question, several to the summary above.
 */
function useFaultFocus(count: number) {
  const summary = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const isDue = useRef(false);
  useEffect(() => {
    if (!isDue.current || count === 0) return;
    isDue.current = false;
    summary.current?.focus();
  }, [count]);
  return {
    summary,
    form,
    tried: () => {
      isDue.current = true;
      summary.current?.focus();
    },
    go: (question: string) => {
      const place = form.current?.querySelector(`#${toFieldId(question)}`);
      place?.querySelector<HTMLElement>('input, textarea, button')?.focus();
      place?.scrollIntoView?.({ block: 'start' });
    },
  };
}
