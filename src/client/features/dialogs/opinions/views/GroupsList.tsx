import { FormattedMessage } from 'react-intl';
import { useGroupLetter } from '../groupLetters';
import { GroupName } from '../GroupName';
import { GroupSayings, GroupSize } from '../lists/GroupCards';
import { listMessages } from '../lists/messages';
import { useOpinionsContext } from '../opinionsContext';
import { findGroupDistances } from './groupDistances';
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
