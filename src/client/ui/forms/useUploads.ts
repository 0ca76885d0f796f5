import { useEffect, useRef, useState } from 'react';
import type { FileInfo } from '../../../shared/contract/files';
import { uploadFile, type UploadProgress } from '../../api/files/upload';
import { removeUploadId } from '../../api/files/uploadMemory';
import { useAppDispatch } from '../../store/hooks';
import { isOfKind, type MediaType } from '../fileTypes';
import { useLatestCallback } from './useLatestCallback';

export interface UploadLimits {
  readonly mediaTypes: readonly MediaType[];
  readonly maxBytes: number;
}

export type UploadState =
  | UploadProgress
  | { readonly stage: 'waiting' | 'wrongType' | 'tooLarge' | 'empty' }
  | { readonly stage: 'paused'; readonly share: number };

/** A file that was chosen, and how it fares. */
export interface Upload {
  readonly key: number;
  readonly file: File;
  readonly state: UploadState;
}

/** Number of files that are sent at the same time; the others wait. */
const AT_ONCE = 2;

const RUNNING: readonly UploadState['stage'][] = ['sending', 'offline', 'retrying', 'checking'];
const isRunning = ({ state }: Upload) => RUNNING.includes(state.stage);
const isWaiting = ({ state }: Upload) => state.stage === 'waiting';

/** Still to come, so that leaving the page would lose it. */
export const isOnItsWay = (upload: Upload): boolean =>
  isRunning(upload) || isWaiting(upload) || upload.state.stage === 'paused';

function firstState(file: File, { mediaTypes, maxBytes }: UploadLimits): UploadState {
  if (!isOfKind(file, mediaTypes)) return { stage: 'wrongType' };
  if (file.size > maxBytes) return { stage: 'tooLarge' };
  return { stage: file.size === 0 ? 'empty' : 'waiting' };
}

/**
 * Tells whether the type that the host found in the bytes is taken: what is called a picture may be
 * a document.
 */
const isTaken = ({ mediaType }: FileInfo, { mediaTypes }: UploadLimits): boolean =>
  mediaTypes.some((one) => one === mediaType);

/**
 * Uploads files, some at once; ready ones are handed on and leave the list. Leaving the page stops
 * them.
 */
export function useUploads(limits: UploadLimits, onReady: (info: FileInfo, file: File) => void) {
  const dispatch = useAppDispatch();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const controls = useRef(new Map<number, AbortController>());
  const lastKey = useRef(0);
  const stop = (key: number) => controls.current.get(key)?.abort();
  const setState = (key: number, state: UploadState) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, state } : one)));
  const take = (key: number) => setUploads((all) => all.filter((one) => one.key !== key));

  const start = useLatestCallback(({ key, file }: Upload) => {
    const control = new AbortController();
    controls.current.set(key, control);
    setState(key, { stage: 'sending', share: 0 });
    const tell = (news: UploadProgress) => {
      if (control.signal.aborted) return;
      if (news.stage !== 'ready') return setState(key, news);
      if (!isTaken(news.info, limits)) {
        dispatch(removeUploadId(file));
        return setState(key, { stage: 'refused', reason: 'type', faults: [] });
      }
      take(key);
      onReady(news.info, file);
    };
    void dispatch(uploadFile(file, { tell, signal: control.signal }));
  });

  useEffect(() => {
    const next = uploads.find(isWaiting);
    if (next && uploads.filter(isRunning).length < AT_ONCE) start(next);
  }, [uploads, start]);

  useEffect(() => {
    const open = controls.current;
    return () => open.forEach((control) => control.abort());
  }, []);

  return {
    uploads,
    add: (files: readonly File[]) =>
      setUploads((all) => [
        ...all.filter(isOnItsWay),
        ...files.map((file) => ({
          key: (lastKey.current += 1),
          file,
          state: firstState(file, limits),
        })),
      ]),
    pause: ({ key, state }: Upload) => {
      stop(key);
      setState(key, { stage: 'paused', share: 'share' in state ? state.share : 0 });
    },
    /** Goes on where it stopped. */
    resume: ({ key }: Upload) => setState(key, { stage: 'waiting' }),
    drop: ({ key, file }: Upload) => {
      stop(key);
      dispatch(removeUploadId(file));
      take(key);
    },
  };
}
