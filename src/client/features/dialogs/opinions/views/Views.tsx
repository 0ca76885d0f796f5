import type { ReactNode } from 'react';
import { joinClasses } from '../../../../ui/joinClasses';
import { OpinionMap } from '../map/OpinionMap';
import { useOpinionsContext, type OpinionView } from '../opinionsContext';
import { GroupsList } from './GroupsList';
import { GroupsTable } from './GroupsTable';
import { OwnPosition } from './OwnPosition';
import styles from './Views.module.css';
import { ViewSwitch } from './ViewSwitch';

const SHOWN: Readonly<Record<OpinionView, () => ReactNode>> = {
  map: () => <OpinionMap />,
  table: () => <GroupsTable />,
  list: () => <GroupsList />,
};

/**
 * The groups in the way that the reader has chosen. The table is there in any case: on paper it
 * stands below the map.
 */
export function Views() {
  const { view } = useOpinionsContext();
  return (
    <div className={styles['views']}>
      <ViewSwitch />
      {view !== 'table' && SHOWN[view]()}
      <div className={joinClasses(view !== 'table' && styles['onPaper'])}>{SHOWN.table()}</div>
      <OwnPosition />
    </div>
  );
}
