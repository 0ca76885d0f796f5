import type { ReactionKind } from '../../shared/contract/reactions';
import type { TimeColumn } from './columns';

/** Tables of what people say of contents without words. */
export interface ReactionTables {
  reactions: { content_id: string; person_id: string; kind: ReactionKind; at: TimeColumn };
}
