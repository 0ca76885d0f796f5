import { useState } from 'react';
import type { QuizPaper } from '../../../../shared/contract/quizPapers';
import { RestoredNotice } from '../../../ui/forms/RestoredNotice';
import { useNewId } from '../../../ui/forms/useNewId';
import { useLocalDraft } from '../../../parts/builder/frame/useLocalDraft';
import { QuizActions } from './QuizActions';
import { QuizEditor } from './QuizEditor';
import type { RevisionBase } from './useQuizEdit';
import { toWrittenQuiz } from './writtenQuiz';

interface Props {
  readonly slug: string;
  readonly paper: QuizPaper;
  readonly refetch: () => unknown;
}

/**
 * A quiz, begun with what was kept on this device last time. Leaving is asked about while something
 * is on this device alone.
 */
export function QuizBuilder({ slug, paper, refetch }: Props) {
  const newId = useNewId();
  const fresh = (): RevisionBase => ({ ...toWrittenQuiz(paper, newId), revision: paper.revision });
  const [isAtRisk, setAtRisk] = useState(false);
  const { turn, start, isRestored, ...kept } = useLocalDraft(`quiz.${slug}`, fresh, isAtRisk);
  const begin = () => kept.begin(fresh());
  return (
    <>
      {isRestored && <RestoredNotice onStartOver={begin} />}
      <QuizEditor
        key={turn}
        slug={slug}
        paper={paper}
        start={start}
        isRestored={isRestored}
        isKept={kept.isKept}
        onRisk={setAtRisk}
        onChanged={kept.changed}
        onSaved={kept.saved}
        onNewer={refetch}
        onTakeNewer={begin}
      />
      <QuizActions slug={slug} paper={paper} />
    </>
  );
}
