import { useState, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useGetSourceQuery } from '../../../api/editingApi';
import { useGetContentFilesQuery } from '../../../api/filesApi';
import { EditPage } from '../../../parts/content/EditPage';
import { useSection } from '../useSection';
import { FilesForm } from './FilesForm';
import { filesMessages } from './messages';

interface Props {
  /** The parts of the page that a content is changed on. */
  readonly nav?: ReactNode;
}

/** The picture and the documents of a content, for those who may change it. */
export function FilesScreen({ nav }: Props) {
  const section = useSection();
  const { slug = '' } = useParams();
  const { answer, readAgain } = useAnswer({ section, slug });
  // Counts how often the form was begun anew.
  const [turn, setTurn] = useState(0);
  return (
    <EditPage section={section} slug={slug} answer={answer} nav={nav} intro={filesMessages.intro}>
      {({ source, files }) => (
        <FilesForm
          key={`${source.id} ${turn}`}
          source={source}
          files={files}
          refetch={readAgain}
          onBeginAnew={() => setTurn(turn + 1)}
        />
      )}
    </EditPage>
  );
}

/** Reads the host's data on the files, with the content that they belong to. */
function useAnswer(place: Parameters<typeof useGetContentFilesQuery>[0] & object) {
  const content = useGetSourceQuery(place);
  const answer = useGetContentFilesQuery(place, { refetchOnMountOrArgChange: true });
  const [source, files] = [content.currentData, answer.currentData];
  const failed = answer.isError ? answer : content;
  return {
    answer: {
      currentData: source && files && { source, files },
      isError: failed.isError,
      error: failed.error,
      refetch: failed.refetch,
    },
    readAgain: async () => (await answer.refetch()).data,
  };
}
