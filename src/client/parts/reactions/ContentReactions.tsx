import { useEffect, useRef } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import type { ReactionKind, Reactions } from '../../../shared/contract/reactions';
import type { DetailPage } from '../../../shared/contract/content';
import { hasReactions, type Section } from '../../../shared/sections';
import { useGetReactionsQuery } from './reactionsApi';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { reactionMessages, reactionsText } from './messages';
import { REACTION_KINDS } from './kinds';
import { ReactionIcon } from './ReactionIcon';
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
