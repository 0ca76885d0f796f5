import { lazy, useState } from 'react';
import type { PollPaper } from '../../../../shared/contract/papers';
import { Restored } from '../../../ui/lazy/forms/Restored';
import { LazyPart } from '../../../ui/LazyPart';
import { baseOf } from './draftOf';
import { Editor } from './Editor';
import { useKept } from './frame/useKept';

const Actions = lazy(() =>
  import(/* webpackChunkName: "poll-actions" */ './actions/Actions').then((module) => ({
    default: module.Actions,
  })),
);

interface Props {
  readonly slug: string;
  readonly paper: PollPaper;
  /** Reads the paper anew. */
  readonly refetch: () => PromiseLike<{ readonly data?: PollPaper | undefined }>;
}

/**
 * The paper of a poll, begun with what was kept on this device last time. Leaving with something
 * unsaved is asked about.
 */
export function Builder({ slug, paper, refetch }: Props) {
  const { turn, start, isRestored, ...kept } = useKept(`paper.${slug}`, () => baseOf(paper));
  const [isDirty, setDirty] = useState(false);

  const begin = (from: PollPaper) => {
    setDirty(false);
    kept.begin(baseOf(from));
  };
  const changed = (name: string, text: string) => {
    setDirty(true);
    kept.changed(name, text);
  };
  const saved = () => {
    setDirty(false);
    kept.saved();
  };
  const takeNewest = async () => {
    const { data } = await refetch();
    if (data) begin(data);
  };
  return (
    <>
      {isRestored && <Restored onStartOver={() => begin(paper)} />}
      <Editor
        key={turn}
        slug={slug}
        paper={paper}
        start={start}
        onChanged={changed}
        onSaved={saved}
        onNewer={refetch}
        onTakeNewer={() => begin(paper)}
      />
      <LazyPart>
        <Actions
          slug={slug}
          paper={paper}
          isDirty={isDirty || isRestored}
          refetch={refetch}
          onPaper={begin}
          onOutdated={() => void takeNewest()}
        />
      </LazyPart>
    </>
  );
}
