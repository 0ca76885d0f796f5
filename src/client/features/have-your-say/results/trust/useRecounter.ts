import { useEffect, useRef, useState } from 'react';
import type { RecountMessage, RecountTask } from '../../../../recount/protocol';
import {
  openRecounter,
  takeDepositedFile,
  useFetchPollFileMutation,
} from '../../../../api/pollFiles';
import { useAppDispatch } from '../../../../store/hooks';

type Channel = { readonly close: () => void };
type Task = (file: Blob) => RecountTask;

/**
 * Provides a function that fetches the recount file as the host publishes it, once for a poll; null
 * where it cannot be had.
 */
function useRecountFile(slug: string): () => Promise<Blob | null> {
  const dispatch = useAppDispatch();
  const [fetchFile] = useFetchPollFileMutation();
  const kept = useRef<Blob | null>(null);
  return async () => {
    if (kept.current) return kept.current;
    const { data: ticket } = await fetchFile({ slug, name: 'recount.json' });
    kept.current = ticket === undefined ? null : dispatch(takeDepositedFile(ticket));
    return kept.current;
  };
}

/**
 * Gives tasks to a worker, one at a time; a new one ends the one before, and so does leaving the
 * page. `isBusy` until its last word.
 * @param onNews is told everything that the worker says; that the file cannot be had is a failure
 */
export function useRecounter(slug: string, onNews: (news: RecountMessage) => void) {
  const dispatch = useAppDispatch();
  const fetchFile = useRecountFile(slug);
  const running = useRef<Channel | null>(null);
  const turn = useRef(0);
  const [isBusy, setBusy] = useState(false);
  const stop = () => {
    turn.current += 1;
    running.current?.close();
    running.current = null;
  };
  useEffect(() => stop, []);

  const hear = (own: number) => (message: unknown) => {
    if (own !== turn.current) return;
    const news = message as RecountMessage;
    onNews(news);
    if (news.kind === 'checked') return;
    stop();
    setBusy(false);
  };

  /** Does a task with a file that was chosen, otherwise with the one that the host publishes. */
  const run = async (task: Task, chosen?: Blob) => {
    stop();
    const own = turn.current;
    setBusy(true);
    const file = chosen ?? (await fetchFile());
    if (own !== turn.current) return;
    if (!file) return hear(own)({ kind: 'failed' } satisfies RecountMessage);
    const worker = dispatch(openRecounter(hear(own)));
    running.current = worker;
    worker.post(task(file));
  };
  return { run, isBusy };
}
