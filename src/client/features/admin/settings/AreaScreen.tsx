import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import type { AreaSettings, SettingsArea } from '../../../../shared/contract/settings';
import { StaffOnlyPage } from '../../../parts/content/StaffOnlyPage';
import { StatusPage } from '../../../parts/content/StatusPage';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { PageSkeleton } from '../../../ui/Skeleton';
import { AdminLayout } from '../AdminLayout';
import { DoneNotice } from '../DoneNotice';
import { isForbidden } from '../isForbidden';
import { AreaForm } from './AreaForm';
import { AreaHistory } from './AreaHistory';
import { listFormAreas, toAreaPath } from './forms';
import { areaMessages, settingsMessages } from './messages';
import styles from './settings.module.css';
import type { SettingsPreviews } from './settingsForm';
import { useGetAreaQuery } from './settingsAdminApi';
import { SETTINGS_TRAIL } from './settingsTrail';

/** One area of the settings: the form with what holds now, and below it what held before. */
export function AreaScreen({ previews = {} }: { readonly previews?: SettingsPreviews }) {
  const path = useLocation().pathname.replace(/\/$/, '');
  const area = listFormAreas().find((name) => toAreaPath(name) === path);
  return area ? (
    <Area key={area} area={area} previews={previews} />
  ) : (
    <StatusPage kind="notFound" />
  );
}

interface AreaProps {
  readonly area: SettingsArea;
  readonly previews: SettingsPreviews;
}

function Area({ area, previews }: AreaProps) {
  const { formatMessage } = useIntl();
  const { currentData, isError, error, refetch } = useGetAreaQuery(area, {
    refetchOnMountOrArgChange: true,
  });
  if (isForbidden(error)) return <StaffOnlyPage />;
  const { title, intro } = areaMessages[area];
  return (
    <AdminLayout
      title={formatMessage(title)}
      intro={<FormattedMessage {...intro} />}
      trail={area === 'pages' ? [] : SETTINGS_TRAIL}
    >
      {currentData && <Parts loaded={currentData} previews={previews} onNewer={refetch} />}
      {!currentData && isError && <ErrorNotice onRetry={refetch} error={error} />}
      {!currentData && !isError && <PageSkeleton />}
    </AdminLayout>
  );
}

interface PartsProps {
  /** The area as it is at the host, as far as this page knows. */
  readonly loaded: AreaSettings;
  readonly previews: SettingsPreviews;
  readonly onNewer: () => unknown;
}

/** A form begins with the values of one revision, and anew with those that it has saved. */
function Parts({ loaded, previews, onNewer }: PartsProps) {
  const [begun, setBegun] = useState({
    area: loaded,
    notice: null as 'saved' | 'broughtBack' | null,
  });
  return (
    <div className={styles['page']}>
      {begun.notice && (
        <DoneNotice key={begun.area.revision}>
          <FormattedMessage {...settingsMessages[begun.notice]} />
        </DoneNotice>
      )}
      <AreaForm
        key={`form ${begun.area.revision}`}
        first={begun.area}
        loaded={loaded}
        previews={previews}
        onNewer={onNewer}
        onSaved={(area) => setBegun({ area, notice: 'saved' })}
      />
      <AreaHistory
        loaded={loaded}
        onNewer={onNewer}
        onBroughtBack={(area) => setBegun({ area, notice: 'broughtBack' })}
      />
    </div>
  );
}
