import { FormattedMessage } from 'react-intl';
import type { MapStability } from '../../../../../shared/contract/opinions';
import { useNumberFormats } from '../figures';
import { GroupName } from '../GroupName';
import { useOpinionsContext } from '../opinionsContext';
import { OpinionsSection } from '../OpinionsSection';
import { methodMessages } from './messages';
import styles from './Method.module.css';

const LEVELS = [
  { level: 'firm', from: 0.85 },
  { level: 'fair', from: 0.6 },
] as const;

/**
 * Returns the word for an agreement on groups: firm, fairly firm, or neither, from a limit on each.
 */
const levelOf = (agreement: number): string =>
  LEVELS.find(({ from }) => agreement >= from)?.level ?? 'shaky';

/** Sentence on how far the groups would be found again. */
export function StabilitySentence({ stability }: { readonly stability: MapStability }) {
  const { mean } = stability.agreement;
  return <FormattedMessage {...methodMessages.level} values={{ level: levelOf(mean) }} />;
}

/**
 * Stability of the groups: how far they would be found again with other people of the same kind,
 * for all and for each.
 */
export function Stability() {
  const { stability } = useOpinionsContext().opinions;
  if (!stability) {
    return (
      <OpinionsSection title={methodMessages.sure}>
        <p>
          <FormattedMessage {...methodMessages.notMeasured} />
        </p>
      </OpinionsSection>
    );
  }
  return (
    <OpinionsSection title={methodMessages.sure}>
      <p className={styles['main']}>
        <StabilitySentence stability={stability} />
      </p>
      <Figures stability={stability} />
    </OpinionsSection>
  );
}

function Figures({ stability }: { readonly stability: MapStability }) {
  const { share } = useNumberFormats();
  const { samples, people, agreement } = stability;
  return (
    <>
      <div className={styles['text']}>
        <p>
          <FormattedMessage
            {...methodMessages.samples}
            values={{ samples, people, share: share(agreement.mean) }}
          />
        </p>
        <p>
          <FormattedMessage
            {...methodMessages.range}
            values={{ low: share(agreement.low), high: share(agreement.high) }}
          />
        </p>
        <p>
          <FormattedMessage {...methodMessages.rand} />
        </p>
      </div>
      <ul className={styles['row']}>
        {stability.groups.map((group) => (
          <li key={group.name}>
            <FormattedMessage
              {...methodMessages.ofGroup}
              values={{ group: <GroupName name={group.name} />, share: share(group.agreement) }}
            />
          </li>
        ))}
      </ul>
      <ul className={styles['row']}>
        {stability.counts.map((one) => (
          <li key={one.groups}>
            <FormattedMessage
              {...methodMessages.counts}
              values={{ groups: one.groups, share: share(one.share) }}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
