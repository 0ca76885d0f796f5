import type { QuizPaper } from '../../../../shared/contract/quizPapers';
import { Restored } from '../../../ui/lazy/forms/Restored';
import { useNewId } from '../../../ui/lazy/forms/useNewId';
import { useKept } from '../../have-your-say/builder/frame/useKept';
import { QuizActions } from './QuizActions';
import { QuizEditor } from './QuizEditor';
import type { Base } from './useQuizEdit';
import { writtenOf } from './writtenQuiz';

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
  const fresh = (): Base => ({ ...writtenOf(paper, newId), revision: paper.revision });
  const { turn, start, isRestored, changed, ...kept } = useKept(`quiz.${slug}`, fresh);
  const begin = () => kept.begin(fresh());
  const saved = () => {
    kept.saved();
    refetch();
  };
  return (
    <>
      {isRestored && <Restored onStartOver={begin} />}
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
