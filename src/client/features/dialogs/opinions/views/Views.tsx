import type { ReactNode } from 'react';
import { classes } from '../../../../ui/classes';
import { OpinionMap } from '../map/OpinionMap';
import { useOpinions, type View } from '../opinionsContext';
import { GroupsList } from './GroupsList';
import { GroupsTable } from './GroupsTable';
import { OwnPlace } from './OwnPlace';
import styles from './Views.module.css';
import { ViewSwitch } from './ViewSwitch';

const SHOWN: Readonly<Record<View, () => ReactNode>> = {
  map: () => <OpinionMap />,
  table: () => <GroupsTable />,
  list: () => <GroupsList />,
};

/**
 * The groups in the way that the reader has chosen. The table is there in any case: on paper it
 * stands below the map.
 */
export function Views() {
  const { view } = useOpinions();
  return (
    <div className={styles['views']}>
      <ViewSwitch />
      {view !== 'table' && SHOWN[view]()}
      <div className={classes(view !== 'table' && styles['onPaper'])}>{SHOWN.table()}</div>
      <OwnPlace />
    </div>
  );
}
