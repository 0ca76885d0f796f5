import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { EditPage } from '../../../parts/content/EditPage';
import { quizBuilderMessages } from './messages';
import { QuizBuilder } from './QuizBuilder';
import { useGetQuizPaperQuery } from './quizBuilderApi';

interface Props {
  /** The parts of the page that a quiz is changed on. */
  readonly nav: ReactNode;
}

/** The questions and the settings of a quiz, for those who may change it. */
export function QuizBuilderScreen({ nav }: Props) {
  const { slug = '' } = useParams();
  const answer = useGetQuizPaperQuery({ slug }, { refetchOnMountOrArgChange: true });
  return (
    <EditPage
      section="quizzes"
      slug={slug}
      intro={quizBuilderMessages.intro}
      nav={nav}
      answer={answer}
    >
      {(paper) => <QuizBuilder key={slug} slug={slug} paper={paper} refetch={answer.refetch} />}
    </EditPage>
  );
}
