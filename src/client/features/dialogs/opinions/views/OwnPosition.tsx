import { FormattedMessage } from 'react-intl';
import { MIN_GROUPED_VOTES } from '../../../../../opinions/groupedParticipants';
import type { Opinions } from '../../../../../shared/contract/opinions';
import { useAppSelector } from '../../../../store/hooks';
import { selectIsSignedIn } from '../../../../state/sessionSlice';
import { useGroupLetter } from '../groupLetters';
import { opinionMessages } from '../messages';
import { useOpinionsContext } from '../opinionsContext';

/** Returns the number of answers that are enough: no more than there are statements. */
const enoughOf = ({ statements }: Pick<Opinions, 'statements'>): number =>
  Math.min(MIN_GROUPED_VOTES, statements.length);

/** Place of the reader on the map, or the steps that are missing for it. */
export function OwnPosition() {
  const { opinions, dialog } = useOpinionsContext();
  const letterOf = useGroupLetter();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const { own } = opinions;
  const isOver = dialog.phase === 'closed';
  if (!own && isOver) return null;
  return (
    <p>
      {own && own.group !== null && (
        <FormattedMessage {...opinionMessages.ownGroup} values={{ letter: letterOf(own.group) }} />
      )}
      {own && own.group === null && (
        <FormattedMessage {...opinionMessages.ownTooFew} values={{ count: enoughOf(opinions) }} />
      )}
      {!own && (
        <FormattedMessage
          {...(isSignedIn ? opinionMessages.ownNone : opinionMessages.signInForPlace)}
        />
      )}
    </p>
  );
}
