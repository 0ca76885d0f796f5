import { FormattedMessage } from 'react-intl';
import { joinClasses } from '../../../../ui/joinClasses';
import { getGroupColourClass, GroupName } from '../GroupName';
import { GroupSayings, GroupSize } from '../lists/GroupCards';
import { useOpinionsContext } from '../opinionsContext';
import { mapMessages } from './messages';
import styles from './OpinionMap.module.css';

/** Statements that the chosen group stands for. */
export function GroupPanel({ name }: { readonly name: number | null }) {
  const group = useOpinionsContext().opinions.groups.find((one) => one.name === name);
  return (
    <div
      aria-live="polite"
      className={joinClasses(styles['panel'], group && getGroupColourClass(group.name))}
    >
      {group ? (
        <>
          <p className={styles['panelHead']}>
            <GroupName name={group.name} />
            <span className={styles['read']}>
              <GroupSize group={group} />
            </span>
          </p>
          <GroupSayings group={group} isShort />
        </>
      ) : (
        <p className={styles['read']}>
          <FormattedMessage {...mapMessages.hint} />
        </p>
      )}
    </div>
  );
}
