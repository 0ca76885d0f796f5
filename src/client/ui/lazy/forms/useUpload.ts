import { useEffect, useRef, useState } from 'react';

/** Sends a file; tells how much of it has gone (0 to 1) and answers with what the form is to have. Stops with the signal. */
export type SendFile = (
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
) => Promise<string>;

export interface FileLimits {
  /** The media types that are taken, with the names by which people know them: `{ 'application/pdf': 'PDF' }`. */
  readonly types: Readonly<Record<string, string>>;
  readonly maxBytes: number;
}

export type Upload =
  | { readonly stage: 'empty' | 'wrongType' | 'tooLarge' }
  | { readonly stage: 'sending'; readonly file: File; readonly share: number }
  | { readonly stage: 'cancelled' | 'failed'; readonly file: File }
  | { readonly stage: 'sent'; readonly file: File; readonly value: string };

const EMPTY: Upload = { stage: 'empty' };

function refusal(file: File, { types, maxBytes }: FileLimits): Upload | null {
  if (!Object.hasOwn(types, file.type)) return { stage: 'wrongType' };
  return file.size > maxBytes ? { stage: 'tooLarge' } : null;
}

/** One file on its way. Another one takes its place; leaving the page stops it. */
export function useUpload(limits: FileLimits, send: SendFile) {
  const [upload, setUpload] = useState(EMPTY);
  const running = useRef<AbortController | null>(null);
  const stop = () => running.current?.abort();
  useEffect(() => stop, []);

  const run = async (file: File) => {
    const control = new AbortController();
    running.current = control;
    const { signal } = control;
    const tell = (next: Upload) => signal.aborted || setUpload(next);
    tell({ stage: 'sending', file, share: 0 });
    try {
      const value = await send(file, (share) => tell({ stage: 'sending', file, share }), signal);
      tell({ stage: 'sent', file, value });
    } catch {
      tell({ stage: 'failed', file });
    }
  };
  return {
    upload,
    take: (file: File) => {
      stop();
      const refused = refusal(file, limits);
      if (refused) setUpload(refused);
      else void run(file);
    },
    cancel: (file: File) => {
      stop();
      setUpload({ stage: 'cancelled', file });
    },
    retry: (file: File) => void run(file),
    remove: () => setUpload(EMPTY),
  };
}
