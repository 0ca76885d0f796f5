import { lazy, useEffect, useState } from 'react';
import type { PollPaper } from '../../../../shared/contract/papers';
import { Restored } from '../../../ui/lazy/forms/Restored';
import { useUnsaved } from '../../../ui/lazy/forms/useUnsaved';
import { LazyPart } from '../../../ui/LazyPart';
import { baseOf, DRAFT, keptOf } from './draftOf';
import { Editor } from './Editor';

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

/** The paper of a poll, begun with what was kept on this device last time. Leaving with something unsaved is asked about. */
export function Builder({ slug, paper, refetch }: Props) {
  const { texts, turn, isRestored, onRestored, ...unsaved } = useUnsaved(`paper.${slug}`, true);
  const [isDirty, setDirty] = useState(false);
  const [first, setFirst] = useState(paper);
  const kept = keptOf(texts[DRAFT]);
  const hasKept = kept !== null;
  useEffect(() => {
    if (hasKept) onRestored();
  }, [hasKept, onRestored]);

  const begin = (from: PollPaper) => {
    setFirst(from);
    setDirty(false);
    unsaved.startOver();
  };
  const changed = (name: string, text: string) => {
    setDirty(true);
    unsaved.changed(name, text);
  };
  const saved = () => {
    setDirty(false);
    unsaved.saved();
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
        start={kept ?? baseOf(first)}
        onChanged={changed}
        onSaved={saved}
        onNewer={refetch}
        onTakeNewer={() => begin(paper)}
      />
      <LazyPart>
        <Actions
          slug={slug}
          paper={paper}
          isDirty={isDirty || (isRestored && hasKept)}
          refetch={refetch}
          onPaper={begin}
          onOutdated={() => void takeNewest()}
        />
      </LazyPart>
    </>
  );
}
