import { FormattedMessage } from 'react-intl';
import { joinClasses } from '../../../ui/joinClasses';
import { useGroupLetter } from './groupLetters';
import styles from './GroupName.module.css';
import { SHAPE_COUNT, createShapePath } from './map/shapes';
import { opinionMessages } from './messages';

/** Returns the class that gives an element the colour of a group, as `--own`. */
export const getGroupColourClass = (name: number): string | undefined =>
  styles[`kind${name % SHAPE_COUNT}`];

/** The sign that the points of a group have on the map. */
const GroupMark = ({ name }: { readonly name: number }) => (
  <svg
    viewBox="-10 -10 20 20"
    aria-hidden="true"
    focusable="false"
    className={joinClasses(styles['mark'], getGroupColourClass(name))}
  >
    <path d={createShapePath(name, 7)} />
  </svg>
);

/** “Group A” beside its sign. */
export function GroupName({ name }: { readonly name: number }) {
  const letter = useGroupLetter()(name);
  return (
    <span className={styles['name']}>
      <GroupMark name={name} />
      <FormattedMessage {...opinionMessages.group} values={{ letter }} />
    </span>
  );
}
