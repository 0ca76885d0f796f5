import { lazy, useState } from 'react';
import type { PollPaper } from '../../../../shared/contract/papers';
import { RestoredNotice } from '../../../ui/forms/RestoredNotice';
import { LazyBoundary } from '../../../ui/LazyBoundary';
import { toRevisionBase } from '../../../parts/builder/paperDraft';
import { Editor } from './Editor';
import { useLocalDraft } from '../../../parts/builder/frame/useLocalDraft';

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
 * The paper of a poll, begun with what was kept on this device last time. Leaving is asked about
 * while something is on this device alone.
 */
export function Builder({ slug, paper, refetch }: Props) {
  const [isAtRisk, setAtRisk] = useState(false);
  const { turn, start, isRestored, ...kept } = useLocalDraft(
    `paper.${slug}`,
    () => toRevisionBase(paper),
    isAtRisk,
  );
  const [isDirty, setDirty] = useState(false);

  const begin = (from: PollPaper) => {
    setDirty(false);
    kept.begin(toRevisionBase(from));
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
      {isRestored && <RestoredNotice onStartOver={() => begin(paper)} />}
      <Editor
        key={turn}
        slug={slug}
        paper={paper}
        start={start}
        isRestored={isRestored}
        isKept={kept.isKept}
        onRisk={setAtRisk}
        onChanged={changed}
        onSaved={saved}
        onNewer={refetch}
        onTakeNewer={() => begin(paper)}
      />
      <LazyBoundary>
        <Actions
          slug={slug}
          paper={paper}
          isDirty={isDirty || isRestored}
          refetch={refetch}
          onPaper={begin}
          onOutdated={() => void takeNewest()}
        />
      </LazyBoundary>
    </>
  );
}
