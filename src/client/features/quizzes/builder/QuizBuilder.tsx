import { useEffect, useState } from 'react';
import type { QuizPaper } from '../../../../shared/contract/quizPapers';
import { Restored } from '../../../ui/lazy/forms/Restored';
import { useUnsaved } from '../../../ui/lazy/forms/useUnsaved';
import { DRAFT } from '../../have-your-say/builder/draftOf';
import { useNewId } from '../../../ui/lazy/forms/useNewId';
import { QuizActions } from './QuizActions';
import { QuizEditor } from './QuizEditor';
import type { Base } from './useQuizEdit';
import { writtenOf } from './writtenQuiz';

interface Props {
  readonly slug: string;
  readonly paper: QuizPaper;
  readonly refetch: () => unknown;
}

/** A quiz, begun with what was kept on this device last time. Leaving with something unsaved is asked about. */
export function QuizBuilder({ slug, paper, refetch }: Props) {
  const newId = useNewId();
  const { texts, turn, isRestored, onRestored, ...unsaved } = useUnsaved(`quiz.${slug}`, true);
  const baseOf = (from: QuizPaper): Base => ({
    ...writtenOf(from, newId),
    revision: from.revision,
  });
  const [first, setFirst] = useState(() => baseOf(paper));
  const text = texts[DRAFT];
  const kept = text ? (JSON.parse(text) as Base) : null;
  const hasKept = kept !== null;
  useEffect(() => {
    if (hasKept) onRestored();
  }, [hasKept, onRestored]);

  const begin = () => {
    setFirst(baseOf(paper));
    unsaved.startOver();
  };
  const saved = () => {
    unsaved.saved();
    refetch();
  };
  return (
    <>
      {isRestored && <Restored onStartOver={begin} />}
      <QuizEditor
        key={turn}
        slug={slug}
        paper={paper}
        start={kept ?? first}
        onChanged={unsaved.changed}
        onSaved={saved}
        onNewer={refetch}
        onTakeNewer={begin}
      />
      <QuizActions slug={slug} paper={paper} />
    </>
  );
}
