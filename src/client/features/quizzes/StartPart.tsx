import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import type { DetailPage } from '../../../shared/contract/content';
import type { QuizDetails } from '../../../shared/contract/quizzes';
import type { Timing } from '../../../shared/quizzes/timing';
import { isProblem } from '../../api/problem';
import { uiMessages } from '../../intl/sharedMessages';
import { useLocale } from '../../intl/IntlRoot';
import { ButtonLink } from '../../ui/Button';
import fold from '../../ui/Fold.module.css';
import { Form } from '../../ui/forms/Form';
import { RadioGroup } from '../../ui/forms/RadioGroup';
import { Notice } from '../../ui/Notice';
import { Part } from '../../ui/Part';
import { SignInButton } from '../../ui/SignInButton';
import { TimeText } from '../../ui/TimeText';
import { quizMessages, timingMessages } from './messages';
import { RightAnswersLater } from './RightAnswersLater';
import { useStartAttemptMutation } from './quizzesApi';

type Quiz = DetailPage<QuizDetails>;
const noFaults = () => ({});

/** The way into an attempt: a new one, the one that is under way, or why there is none. */
export function StartAction({ quiz }: { readonly quiz: Quiz }) {
  const { own, refusal } = quiz.details;
  if (own?.running) return <Running slug={quiz.slug} id={own.running} />;
  return refusal ? <Refusal refusal={refusal} /> : <StartForm quiz={quiz} />;
}

/** The rules of an attempt. */
export function RulesPart({ quiz }: { readonly quiz: Quiz }) {
  const { own } = quiz.details;
  return (
    <Part title={quizMessages.startTitle}>
      <p>
        <FormattedMessage {...quizMessages.rulesPoints} />
      </p>
      <p>
        <FormattedMessage {...(own ? quizMessages.rulesSaved : quizMessages.rulesVisitor)} />
      </p>
      <p>
        <RuleOfReview quiz={quiz} />
      </p>
      <LatestEnd quiz={quiz} />
    </Part>
  );
}

/** When it is told what was right. */
function RuleOfReview({ quiz: { details, closesAt } }: { readonly quiz: Quiz }) {
  const { rightAnswers } = details;
  if (rightAnswers === 'afterAttempt') return <FormattedMessage {...quizMessages.rulesReview} />;
  return <RightAnswersLater from={rightAnswers === 'never' ? null : closesAt} />;
}

/** Notice of the closing, so that nobody is surprised by it, however much time they chose. */
function LatestEnd({ quiz: { details, closesAt } }: { readonly quiz: Quiz }) {
  if (closesAt === null || details.refusal === 'quizClosed') return null;
  const date = <TimeText value={closesAt} format="dateTime" />;
  return (
    <p>
      <FormattedMessage {...quizMessages.rulesClosing} values={{ date }} />
    </p>
  );
}

const Running = ({ slug, id }: { readonly slug: string; readonly id: string }) => (
  <Notice tone="accent">
    <p>
      <FormattedMessage {...quizMessages.isRunning} />
    </p>
    <ButtonLink to={`/quizzes/${slug}?attempt=${id}`}>
      <FormattedMessage {...quizMessages.goOn} />
    </ButtonLink>
  </Notice>
);

const REFUSALS = { ...quizMessages, sectionClosed: uiMessages.sectionReadOnly } as const;

const Refusal = ({ refusal }: { readonly refusal: NonNullable<QuizDetails['refusal']> }) => (
  <Notice>
    <p>
      <FormattedMessage {...REFUSALS[refusal]} />
    </p>
    {refusal === 'signInRequired' && <SignInButton />}
  </Notice>
);

/**
 * Form that starts an attempt: a person who needs more time says so before it runs (WCAG 2.2.1).
 */
function StartForm({ quiz: { slug, details } }: { readonly quiz: Quiz }) {
  const { timings } = details;
  const locale = useLocale();
  const navigate = useNavigate();
  const [start, { isLoading, error }] = useStartAttemptMutation();
  const begin = async (timing: Timing) => {
    const { data } = await start({ slug, locale, timing });
    if (data) void navigate(`/quizzes/${slug}?attempt=${data.id}`);
  };
  return (
    <Form
      check={noFaults}
      isPending={isLoading}
      label={quizMessages.start}
      onSubmit={({ timing }) => begin((timing ?? 'usual') as Timing)}
      failure={error && <FormattedMessage {...failureOf(isProblem(error) ? error.code : '')} />}
    >
      {details.timeLimitSeconds !== null && timings.length > 1 && (
        <TimingChoice timings={timings} usual={details.timing} />
      )}
    </Form>
  );
}

interface ChoiceProps {
  readonly timings: readonly Timing[];
  /**
   * Timing that the person had last: the page as a visitor reads it does not know that, it comes
   * later.
   */
  readonly usual: Timing;
}

/**
 * Choice of the timing. What was chosen stays chosen, whatever comes later; until then it is what
 * the person had last.
 */
function TimingChoice({ timings, usual }: ChoiceProps) {
  const { formatMessage } = useIntl();
  const [begun, setBegun] = useState<Timing | null>(null);
  const first = begun ?? usual;
  return (
    <details
      className={fold['fold']}
      open={first !== 'usual'}
      onChange={() => setBegun(first)}
      suppressHydrationWarning
    >
      <summary>
        <FormattedMessage {...quizMessages.moreTime} />
      </summary>
      <RadioGroup
        // Fields know one beginning: another one makes them anew, as long as nobody has chosen.
        key={first}
        name="timing"
        label={quizMessages.timing}
        hint={<FormattedMessage {...quizMessages.timingHint} />}
        defaultValue={first}
        options={timings.map((value) => ({ value, label: formatMessage(timingMessages[value]) }))}
      />
    </details>
  );
}

const REFUSED = ['quizNotOpen', 'quizClosed', 'quizEmpty', 'noAttemptsLeft'] as const;

const failureOf = (code: string) =>
  quizMessages[REFUSED.find((one) => one === code) ?? 'startFailed'];
