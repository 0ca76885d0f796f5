import type { REACTIONS } from '../../../shared/contract/reactions';

// The contract's list itself would bring its schemas into the browser.
export const REACTION_KINDS: typeof REACTIONS = ['like', 'thanks', 'idea'];
