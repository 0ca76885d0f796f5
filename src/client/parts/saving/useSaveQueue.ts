import { nanoid, type SerializedError } from '@reduxjs/toolkit';
import { useRef } from 'react';
import { isProblem, isUnreachable, type Problem } from '../../api/problem';

/** A save that the host has not answered yet: its key asks for the same save again. */
export interface PendingSave<Body> {
  readonly body: Body;
  readonly key: string;
}

interface Answer<Data> {
  readonly data?: Data | undefined;
  readonly error?: Problem | SerializedError | undefined;
}

interface SaveQueue<Body, Data> {
  /** Save that was on its way when the page was left. */
  readonly start: PendingSave<Body> | null;
  /** Keeps the save with the draft; null once it is answered. */
  readonly keep: (pending: PendingSave<Body> | null) => void;
  readonly send: (save: PendingSave<Body>) => PromiseLike<Answer<Data>>;
  /** Called with what was saved, before the next save is made from it. */
  readonly onSaved: (data: Data) => void;
}

/** Body of a save that is based on a revision. */
interface Revised {
  readonly revision: number;
}

const isEqual = (one: object, other: object): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Tells whether the host may have saved without this page knowing. */
const isUnanswered = <Data>({ data, error }: Answer<Data>): boolean =>
  data === undefined && (!isProblem(error) || isUnreachable(error));

/**
 * Sends saves one after the other. A save whose answer got lost, by leaving the page or on its way,
 * is sent again under its key before a newer one: the host answers with what it made of it, and the
 * newer one is not taken for a conflict with somebody else.
 */
export function useSaveQueue<Body extends Revised, Data>(queue: SaveQueue<Body, Data>) {
  const { start, keep, send, onSaved } = queue;
  const pending = useRef(start);
  const flight = useRef<Promise<unknown>>(Promise.resolve());

  const deliver = async (save: PendingSave<Body>): Promise<Answer<Data>> => {
    pending.current = save;
    keep(save);
    const answer = await send(save);
    if (!isUnanswered(answer)) {
      pending.current = null;
      keep(null);
    }
    if (answer.data !== undefined) onSaved(answer.data);
    return answer;
  };

  return {
    pending,
    /** Sends what `make` returns when it is its turn. */
    sendInTurn: (make: () => Body): Promise<Answer<Data>> => {
      const turn = flight.current.then(async () => {
        const earlier = pending.current;
        if (!earlier) return deliver({ body: make(), key: nanoid() });
        const answer = await deliver(earlier);
        if (isUnanswered(answer)) return answer;
        const body = make();
        const { revision } = answer.data === undefined ? earlier.body : body;
        return isEqual(body, { ...earlier.body, revision })
          ? answer
          : deliver({ body, key: nanoid() });
      });
      flight.current = turn.catch(() => undefined);
      return turn;
    },
    /** Waits until every save has its answer. */
    settled: () => flight.current,
  };
}
