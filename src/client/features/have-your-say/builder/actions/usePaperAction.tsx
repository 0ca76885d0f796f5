import type { SerializedError } from '@reduxjs/toolkit';
import type { PollPaper } from '../../../../../shared/contract/papers';
import type { Problem } from '../../../../api/problem';
import { useIdempotencyKeys } from '../../../../api/useIdempotencyKeys';
import { ErrorText } from '../ErrorText';
import { isOutdated } from '../outdated';
import type { ActionProps } from './actionProps';

type Fault = Problem | SerializedError;

interface Request<Body> {
  readonly slug: string;
  readonly body: Body;
  readonly idempotencyKey: string;
}

interface Sent<Data> {
  readonly data?: Data | undefined;
  readonly error?: Fault | undefined;
}

/** Result of a mutation’s hook. */
type Mutation<Body, Data> = readonly [
  send: (request: Request<Body>) => PromiseLike<Sent<Data>>,
  state: { readonly isLoading: boolean; readonly error?: Fault | undefined },
];

/**
 * Provides a change of the poll, made from the revision that the page shows. Sends nothing while a
 * change is not saved. The page goes on with the paper that is answered, and reads the poll anew
 * where another person had changed it.
 */
export function usePaperAction<Body extends { readonly revision: number }, Data>(
  [send, { isLoading, error }]: Mutation<Body, Data>,
  { slug, paper, isDirty, onPaper, onOutdated }: ActionProps,
  paperIn: (data: Data) => PollPaper | null,
) {
  const keyFor = useIdempotencyKeys();
  const act = async (written: Omit<Body, 'revision'>): Promise<Data | null> => {
    if (isDirty) return null;
    const body = { revision: paper.revision, ...written } as Body;
    const { data, error: refusal } = await send({ slug, body, idempotencyKey: keyFor(body) });
    const next = data === undefined ? null : paperIn(data);
    if (next) onPaper(next);
    if (isOutdated(refusal)) onOutdated();
    return data ?? null;
  };
  const failure = error && !isLoading && <ErrorText error={error} />;
  return { act, isLoading, failure };
}

/** Returns the paper unchanged, where the answer is the paper itself. */
export const returnPaper = (paper: PollPaper): PollPaper => paper;
