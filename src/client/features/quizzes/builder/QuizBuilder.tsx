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
 * A quiz, begun with what was kept on this device last time. Leaving with something unsaved is
 * asked about.
 */
export function QuizBuilder({ slug, paper, refetch }: Props) {
  const newId = useNewId();
  const fresh = (): RevisionBase => ({ ...toWrittenQuiz(paper, newId), revision: paper.revision });
  const { turn, start, isRestored, changed, ...kept } = useLocalDraft(`quiz.${slug}`, fresh);
  const begin = () => kept.begin(fresh());
  const saved = () => {
    kept.saved();
    refetch();
  };
  return (
    <>
      {isRestored && <RestoredNotice onStartOver={begin} />}
      <QuizEditor
        key={turn}
        slug={slug}
        paper={paper}
        start={start}
        onChanged={changed}
        onSaved={saved}
        onNewer={refetch}
        onTakeNewer={begin}
      />
      <QuizActions slug={slug} paper={paper} />
    </>
  );
}
