import type { ReactionKind } from '../../../shared/contract/reactions';
import styles from './Reactions.module.css';

/** Line drawings of 24 × 24: a thumb, a heart, a lamp. They look the same in both directions. */
const PATHS: Readonly<Record<ReactionKind, string>> = {
  like: 'M7.5 11v8.5H4V11zM7.5 11 11 4.2c1.6 0 2.6 1.2 2.3 2.8l-.6 3h5.2c1.3 0 2.2 1.2 1.8 2.4l-1.7 5.6c-.3.9-1 1.5-2 1.5H7.5',
  thanks:
    'M12 19.5S4.5 15 4.5 9.6A3.9 3.9 0 0 1 12 7.7a3.9 3.9 0 0 1 7.5 1.9C19.5 15 12 19.5 12 19.5z',
  idea: 'M9.5 17.5v-1.7C7.8 14.7 6.5 13 6.5 10.6a5.5 5.5 0 0 1 11 0c0 2.4-1.3 4.1-3 5.2v1.7zM10 20.5h4',
};

/** Decorative: the word stands beside it. */
export function ReactionIcon({ kind }: { readonly kind: ReactionKind }) {
  return (
    <svg className={styles['icon']} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[kind]} />
    </svg>
  );
}
