import type { ReactNode } from 'react';
import { joinClasses } from '../../../../ui/joinClasses';
import { OpinionMap } from '../map/OpinionMap';
import { useOpinionsContext, type OpinionView, OPINION_VIEWS } from '../opinionsContext';
import { GroupsList } from './GroupsList';
import { GroupsTable } from './GroupsTable';
import { OwnPosition } from './OwnPosition';
import styles from './Views.module.css';
import { FormattedMessage, useIntl } from 'react-intl';
import { mapMessages } from '../map/messages';

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

/** Map, table or list: the same groups for whoever would rather look, compare or read. */
function ViewSwitch() {
  const { formatMessage } = useIntl();
  const { view, show } = useOpinionsContext();
  return (
    <div role="group" aria-label={formatMessage(mapMessages.views)} className={styles['switch']}>
      {OPINION_VIEWS.map((one) => (
        <button key={one} type="button" aria-pressed={one === view} onClick={() => show(one)}>
          <FormattedMessage {...mapMessages[one]} />
        </button>
      ))}
    </div>
  );
}
