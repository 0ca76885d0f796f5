import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { Builder } from './Builder';
import { useGetPaperQuery } from './builderApi';
import { EditPage } from '../../../parts/content/EditPage';
import { builderMessages } from '../../../parts/builder/messages';

interface Props {
  /** The parts of the page that a poll is changed on. */
  readonly nav: ReactNode;
}

/** The ballot paper and the rules of a poll, for those who may change it. */
export function BuilderScreen({ nav }: Props) {
  const { slug = '' } = useParams();
  const answer = useGetPaperQuery({ slug }, { refetchOnMountOrArgChange: true });
  return (
    <EditPage
      section="have-your-say"
      slug={slug}
      intro={builderMessages.intro}
      nav={nav}
      answer={answer}
    >
      {(paper) => <Builder key={slug} slug={slug} paper={paper} refetch={answer.refetch} />}
    </EditPage>
  );
}
