import { useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ReactionKind } from '../../../shared/contract/reactions';
import { toSignInPath } from '../../../shared/routes';
import { createPendingPress } from '../../api/pendingPress';
import { useSetReactionMutation, type ReactedContent } from './reactionsApi';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectIsSignedIn } from '../../state/sessionSlice';
import { commentMessages } from '../comments/messages';
import { useToast } from '../../ui/toast';
import { REACTION_KINDS } from './kinds';

export const REACTIONS_ID = 'reactions';

const kept = createPendingPress('reaction', (kind): kind is ReactionKind =>
  (REACTION_KINDS as readonly unknown[]).includes(kind),
);

/**
 * Sends the reader’s reaction; visitors are led to the sign-in, and what they have chosen waits for
 * them here.
 */
export function useReaction(place: ReactedContent) {
  const where = `${place.section}/${place.slug}`;
  const dispatch = useAppDispatch();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const toast = useToast();
  const [send] = useSetReactionMutation();
  const [pressed, setPressed] = useState<ReactionKind | null>(null);

  useLayoutEffect(() => {
    setPressed(isSignedIn ? dispatch(kept.read(where)) : null);
  }, [dispatch, isSignedIn, where]);

  const forget = () => {
    dispatch(kept.drop(where));
    setPressed(null);
  };
  const choose = async (kind: ReactionKind | null) => {
    if (!isSignedIn) {
      if (kind !== null) dispatch(kept.keep(where, kind));
      void navigate(toSignInPath(`${pathname}${search}#${REACTIONS_ID}`));
      return;
    }
    forget();
    const { error } = await send({ place, kind });
    if (error) toast({ text: commentMessages.notDone, tone: 'bad' });
  };
  return { isSignedIn, pressed, choose, forget };
}
