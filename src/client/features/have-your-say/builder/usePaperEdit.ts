import type { PollPaper } from '../../../../shared/contract/papers';
import { useKeys } from '../../../api/useKeys';
import { useChangePaperMutation } from './builderApi';
import { trimmed, type Base } from './draftOf';
import { useBuilding, type ChangeOf, type Editing } from './frame/useBuilding';
import { isOutdated } from './outdated';
import type { Written } from './written';

export interface PaperEditing extends Editing<Base> {
  /** Paper as the host has it now. */
  readonly paper: PollPaper;
}

export type Change = ChangeOf<Written>;

/** Provides the paper of a poll while it is being edited. */
export function usePaperEdit({ slug, paper, ...editing }: PaperEditing) {
  const keyFor = useKeys();
  const [send, sending] = useChangePaperMutation();
  return useBuilding<Written>({
    ...editing,
    newest: paper.revision,
    sending,
    isOutdated,
    send: ({ rules, questions }, revision) => {
      const body = { revision, ...trimmed({ rules, questions: [...questions] }) };
      return send({ slug, body, idempotencyKey: keyFor(body) });
    },
  });
}
