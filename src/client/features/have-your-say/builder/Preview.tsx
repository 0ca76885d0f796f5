import { lazy, useDeferredValue, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Answer, Answers } from '../../../../shared/ballots/answers';
import { listShownQuestions } from '../../../../shared/ballots/askedQuestions';
import { useLocale } from '../../../intl/IntlRoot';
import { LazyBoundary } from '../../../ui/LazyBoundary';
import { omitKey } from '../paper/omitKey';
import styles from '../../../parts/builder/builder.module.css';
import { useBuilder } from '../../../parts/builder/builderContext';
import { PreviewPanel } from '../../../parts/builder/frame/PreviewPanel';
import { builderMessages } from '../../../parts/builder/messages';
import { toLocalizedQuestion, type WrittenPaper } from '../../../parts/builder/writtenPaper';

// The paper that people vote on; its file is there already for who came from the poll.
const PaperQuestion = lazy(() =>
  import(/* webpackChunkName: "paper" */ '../paper/PaperQuestion').then((module) => ({
    default: module.PaperQuestion,
  })),
);

const NOTHING: Answers = {};

/**
 * The paper as voters will have it, in the chosen language. It can be tried out: nothing of it is
 * kept or sent.
 */
export function Preview({ written: latest }: { readonly written: WrittenPaper }) {
  // Typing comes first.
  const written = useDeferredValue(latest);
  return (
    <PreviewPanel note={builderMessages.previewNote}>
      <LazyBoundary>
        <Sheet key={shapeOf(written)} written={written} />
      </LazyBoundary>
    </PreviewPanel>
  );
}

/**
 * Returns the shape of the questions besides the words: answers that were tried out would not fit
 * another shape.
 */
const shapeOf = ({ questions }: WrittenPaper): string =>
  JSON.stringify(
    questions.map(({ id, method, settings, options }) => [
      id,
      method,
      settings,
      options.map((option) => option.id),
    ]),
  );

function Sheet({ written }: { readonly written: WrittenPaper }) {
  const { formatMessage } = useIntl();
  const { locale, original } = useBuilder();
  const lang = useLocale();
  const [answers, setAnswers] = useState(NOTHING);
  const missing = { text: formatMessage(builderMessages.noWords), lang };
  const questions = written.questions.map((question) =>
    toLocalizedQuestion(question, locale, original, missing),
  );
  const answer = (id: string, given: Answer | undefined) =>
    setAnswers((before) => (given ? { ...before, [id]: given } : omitKey(before, id)));
  const shown = listShownQuestions(questions, answers);
  return (
    <div className={styles['asked']}>
      {shown.map((question, index) => (
        <PaperQuestion
          key={question.id}
          question={question}
          number={questions.length > 1 ? index + 1 : null}
          answer={answers[question.id]}
          faults={[]}
          isDisabled={false}
          onAnswer={(given) => answer(question.id, given)}
        />
      ))}
      {shown.length === 0 && (
        <p>
          <FormattedMessage {...builderMessages.nothingAsked} />
        </p>
      )}
    </div>
  );
}
