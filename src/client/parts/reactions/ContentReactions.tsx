import { useEffect, useRef } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import type { ReactionKind, Reactions } from '../../../shared/contract/reactions';
import type { DetailPage } from '../../../shared/contract/content';
import { hasReactions, type Section } from '../../../shared/sections';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { useGetReactionsQuery } from './reactionsApi';
import { reactionMessages, reactionsText } from './messages';
import { REACTION_KINDS } from './kinds';
import styles from './Reactions.module.css';
import { REACTIONS_ID, useReaction } from './useReaction';

interface Props {
  readonly section: Section;
  readonly item: Pick<DetailPage<unknown>, 'slug' | 'status' | 'version' | 'counts'>;
}

const NONE: Reactions = { counts: { like: 0, thanks: 0, idea: 0 }, mine: null };
const OUT: readonly Props['item']['status'][] = ['published', 'archived'];

/**
 * The reactions to a content without words, where its section has them. Archived contents show the
 * numbers alone.
 */
export function ContentReactions({ section, item }: Props) {
  if (!hasReactions(section) || !OUT.includes(item.status)) return null;
  return <ShownReactions key={item.slug} section={section} item={item} />;
}

function ShownReactions({ section, item: { slug, status, version, counts } }: Props) {
  const { currentData: known = NONE, refetch } = useGetReactionsQuery({ section, slug });
  useNewer(version, () => void refetch());
  if (status === 'published') return <Choice section={section} slug={slug} known={known} />;
  if (counts.reactions === 0) return null;
  return (
    <div className={styles['reactions']}>
      <h2 className={styles['title']}>
        <FormattedMessage {...reactionsText.all} />
      </h2>
      <ul className={styles['kinds']}>
        {REACTION_KINDS.map((kind) => (
          <li key={kind} className={styles['past']}>
            <Reaction kind={kind} count={known.counts[kind]} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Calls `act` with each version after the first, once a change was made. */
function useNewer(version: number, act: () => void) {
  const known = useRef(version);
  useEffect(() => {
    if (known.current !== version) act();
    known.current = version;
  });
}

interface ChoiceProps {
  readonly section: Section;
  readonly slug: string;
  readonly known: Reactions;
}

function Choice({ section, slug, known }: ChoiceProps) {
  const { isSignedIn, pressed, choose, forget } = useReaction({ section, slug });
  return (
    <section id={REACTIONS_ID} className={styles['reactions']} aria-labelledby="reactions-title">
      <h2 id="reactions-title" className={styles['title']}>
        <FormattedMessage {...reactionsText.title} />
      </h2>
      <ul className={styles['kinds']}>
        {REACTION_KINDS.map((kind) => (
          <li key={kind}>
            <button
              type="button"
              className={styles['kind']}
              aria-pressed={known.mine === kind}
              onClick={() => void choose(known.mine === kind ? null : kind)}
            >
              <Reaction kind={kind} count={known.counts[kind]} />
            </button>
          </li>
        ))}
      </ul>
      {!isSignedIn && (
        <p className={styles['hint']}>
          <FormattedMessage {...reactionsText.signIn} />
        </p>
      )}
      {pressed && <Pressed kind={pressed} onSend={() => void choose(pressed)} onDrop={forget} />}
    </section>
  );
}

interface ReactionProps {
  readonly kind: ReactionKind;
  readonly count: number;
}

/** A drawing, the name and a number; for screen readers the number is a few words. */
function Reaction({ kind, count }: ReactionProps) {
  return (
    <>
      <ReactionIcon kind={kind} />
      <FormattedMessage {...reactionMessages[kind]} />
      {count > 0 && (
        <span className={styles['count']} aria-hidden="true">
          <FormattedNumber value={count} />
        </span>
      )}{' '}
      <span className="visually-hidden">
        <FormattedMessage {...reactionsText.count} values={{ count }} />
      </span>
    </>
  );
}

interface PressedProps {
  readonly kind: ReactionKind;
  readonly onSend: () => void;
  readonly onDrop: () => void;
}

/**
 * A reaction that was pressed before signing in. It is not sent by itself: another person may have
 * signed in on this device.
 */
function Pressed({ kind, onSend, onDrop }: PressedProps) {
  const reaction = <FormattedMessage {...reactionMessages[kind]} />;
  return (
    <Notice tone="accent" role="status">
      <p>
        <FormattedMessage {...reactionsText.pressed} values={{ reaction }} />
      </p>
      <div className={styles['ways']}>
        <Button onClick={onSend}>
          <FormattedMessage {...reactionsText.send} />
        </Button>
        <Button look="quiet" onClick={onDrop}>
          <FormattedMessage {...reactionsText.drop} />
        </Button>
      </div>
    </Notice>
  );
}

/** Line drawings of 24 × 24: a thumb, a heart, a lamp. They look the same in both directions. */
const PATHS: Readonly<Record<ReactionKind, string>> = {
  like: 'M7.5 11v8.5H4V11zM7.5 11 11 4.2c1.6 0 2.6 1.2 2.3 2.8l-.6 3h5.2c1.3 0 2.2 1.2 1.8 2.4l-1.7 5.6c-.3.9-1 1.5-2 1.5H7.5',
  thanks:
    'M12 19.5S4.5 15 4.5 9.6A3.9 3.9 0 0 1 12 7.7a3.9 3.9 0 0 1 7.5 1.9C19.5 15 12 19.5 12 19.5z',
  idea: 'M9.5 17.5v-1.7C7.8 14.7 6.5 13 6.5 10.6a5.5 5.5 0 0 1 11 0c0 2.4-1.3 4.1-3 5.2v1.7zM10 20.5h4',
};

/** Decorative: the word stands beside it. */
function ReactionIcon({ kind }: { readonly kind: ReactionKind }) {
  return (
    <svg className={styles['icon']} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[kind]} />
    </svg>
  );
}
