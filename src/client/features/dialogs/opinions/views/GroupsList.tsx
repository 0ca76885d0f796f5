import { FormattedMessage } from 'react-intl';
import { useGroupLetter } from '../groupLetters';
import { GroupName } from '../GroupName';
import { GroupSayings, GroupSize } from '../lists/GroupCards';
import { listMessages } from '../lists/messages';
import { useOpinionsContext } from '../opinionsContext';
import { type MapGroup } from '../../../../../shared/contract/opinions';
import styles from './Views.module.css';

function Nearness() {
  const letterOf = useGroupLetter();
  const found = findGroupDistances(useOpinionsContext().opinions.groups);
  if (!found) return null;
  const [one, other] = found.closest.map(letterOf) as [string, string];
  const [far, away] = found.farthest.map(letterOf) as [string, string];
  return (
    <p>
      <FormattedMessage {...listMessages.nearest} values={{ one, other, far, away }} />
    </p>
  );
}

/** All that the map shows, as sentences. */
export function GroupsList() {
  const { opinions } = useOpinionsContext();
  return (
    <div className={styles['list']}>
      <Nearness />
      <ol className={styles['list']}>
        {opinions.groups.map((group) => (
          <li key={group.name} className={styles['cell']}>
            <p>
              <GroupName name={group.name} />
            </p>
            <p>
              <GroupSize group={group} />
            </p>
            <GroupSayings group={group} />
          </li>
        ))}
      </ol>
    </div>
  );
}

type Pair = readonly [one: number, other: number];

/**
 * Finds the names of the two groups that stand closest to each other, and of the two farthest
 * apart; null where there are less than three.
 */
function findGroupDistances(
  groups: readonly Pick<MapGroup, 'name' | 'x' | 'y'>[],
): { readonly closest: Pair; readonly farthest: Pair } | null {
  if (groups.length < 3) return null;
  const pairs = groups
    .flatMap((one, place) =>
      groups.slice(place + 1).map((other) => ({
        names: [one.name, other.name] as const,
        distance: Math.hypot(one.x - other.x, one.y - other.y),
      })),
    )
    .sort((a, b) => a.distance - b.distance);
  return { closest: pairs[0]!.names, farthest: pairs.at(-1)!.names };
}
