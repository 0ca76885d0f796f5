import { FormattedMessage } from 'react-intl';
import type { Majority, Representative } from '../../../../../shared/contract/opinions';
import { Badge } from '../../../../ui/Badge';
import { UserText } from '../../../../ui/UserText';
import { MIN_MEANINGFUL_VOTES, toLevel, toShare, useNumberFormats } from '../figures';
import { mapStatementsByNumber, useOpinionsContext } from '../opinionsContext';
import { voteSentenceMessages } from './messages';
import styles from './StatementSentence.module.css';

interface Props {
  readonly said: Majority & Partial<Pick<Representative, 'ratio'>>;
  readonly side: Representative['side'];
  /** The statement and the share alone. */
  readonly isShort?: boolean;
}

/** The share as a mark, and between which shares the true one lies. */
function Interval({ said: { interval, successes, seen } }: Pick<Props, 'said'>) {
  const [low, high] = interval;
  const share = `${toShare(successes, seen) * 100}%`;
  return (
    <svg className={styles['interval']} aria-hidden="true" focusable="false">
      <line x1="0" x2="100%" y1="50%" y2="50%" className={styles['scale']} />
      <line x1={`${low * 100}%`} x2={`${high * 100}%`} y1="50%" y2="50%" />
      <circle cx={share} cy="50%" r="4" />
    </svg>
  );
}

/**
 * That most of some people agree or disagree with a statement: in words, as a share, and how
 * exactly that is known.
 */
export function StatementSentence({ said, side, isShort = false }: Props) {
  const { opinions } = useOpinionsContext();
  const figures = useNumberFormats();
  const statement = mapStatementsByNumber(opinions).get(said.number);
  if (!statement) return null;
  const share = toShare(said.successes, said.seen);
  const [low, high] = said.interval;
  return (
    <li className={styles['saying']}>
      <p className={styles['words']}>
        <UserText text={statement.text} note />
      </p>
      <p className={styles['held']}>
        <FormattedMessage
          {...voteSentenceMessages.held}
          values={{
            level: toLevel(share),
            side,
            share: figures.share(share),
            count: figures.count(said.successes),
            seen: figures.count(said.seen),
          }}
        />
        {said.seen < MIN_MEANINGFUL_VOTES && (
          <Badge>
            <FormattedMessage {...voteSentenceMessages.few} />
          </Badge>
        )}
      </p>
      {!isShort && (
        <p className={styles['exact']}>
          <Interval said={said} />
          <span>
            <FormattedMessage
              {...voteSentenceMessages.interval}
              values={{ low: figures.share(low), high: figures.share(high) }}
            />
          </span>
          {said.ratio !== undefined && (
            <span>
              <FormattedMessage
                {...voteSentenceMessages.ratio}
                values={{ ratio: figures.ratio(said.ratio) }}
              />
            </span>
          )}
        </p>
      )}
    </li>
  );
}
