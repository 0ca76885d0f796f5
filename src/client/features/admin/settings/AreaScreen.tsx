import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import type { AreaSettings, SettingsArea } from '../../../../shared/contract/settings';
import { useIdempotencyKeys } from '../../../api/useIdempotencyKeys';
import { StaffOnlyPage } from '../../../parts/content/StaffOnlyPage';
import { StatusPage } from '../../../parts/content/StatusPage';
import { OutdatedTexts } from '../../../parts/setup/OutdatedTexts';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { toFormErrors } from '../../../ui/forms/formErrors';
import { Notice } from '../../../ui/Notice';
import { PageSkeleton } from '../../../ui/Skeleton';
import { AdminLayout } from '../AdminLayout';
import { isForbidden } from '../isForbidden';
import { TakeBackNotice } from '../TakeBackNotice';
import { AreaForm } from './AreaForm';
import { AreaHistory } from './AreaHistory';
import { listFormAreas, toAreaPath } from './forms';
import { areaMessages, settingsMessages } from './messages';
import styles from './settings.module.css';
import type { SettingsPreviews } from './settingsForm';
import { useBringBackRevisionMutation, useGetAreaQuery } from './settingsAdminApi';
import { isRevisionConflict } from './settingsFormErrors';
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

/** Values that the form begins with, and what has brought them. */
interface Begun {
  readonly area: AreaSettings;
  readonly notice: 'saved' | 'broughtBack' | null;
  /** Revision that a change can be taken back to. */
  readonly before?: number | undefined;
}

/** A form begins with the values of one revision, and anew with those that it has saved. */
function Parts({ loaded, previews, onNewer }: PartsProps) {
  const [begun, setBegun] = useState<Begun>({ area: loaded, notice: null });
  const { area, notice, before } = begun;
  const [bringBack, { isLoading, error }] = useBringBackRevisionMutation();
  const keyFor = useIdempotencyKeys();
  const takeBack = async (restored: number) => {
    const body = { revision: area.revision, restored };
    const { data, error: refused } = await bringBack({
      area: area.area,
      body,
      idempotencyKey: keyFor(body),
    });
    if (isRevisionConflict(refused)) onNewer();
    if (data) setBegun({ area: data, notice: 'broughtBack' });
  };
  return (
    <div className={styles['page']}>
      {notice && (
        <TakeBackNotice
          key={`notice ${area.revision}`}
          takesFocus
          isPending={isLoading}
          onTakeBack={before ? () => void takeBack(before) : undefined}
        >
          <FormattedMessage {...settingsMessages[notice]} />
        </TakeBackNotice>
      )}
      {error && !isLoading && (
        <Notice tone="bad" role="alert">
          {toFormErrors(error).failure}
        </Notice>
      )}
      {area.area === 'identity' && <OutdatedTexts key={`texts ${area.revision}`} />}
      <AreaForm
        key={`form ${area.revision}`}
        first={area}
        loaded={loaded}
        previews={previews}
        onNewer={onNewer}
        onSaved={(saved) =>
          setBegun({
            area: saved,
            notice: 'saved',
            // What is saved as it was makes no revision, and the first one has none before it.
            before:
              saved.revision > 1 && saved.revision > area.revision ? saved.revision - 1 : undefined,
          })
        }
      />
      <AreaHistory
        loaded={loaded}
        onNewer={onNewer}
        onBroughtBack={(brought) => setBegun({ area: brought, notice: 'broughtBack' })}
      />
    </div>
  );
}
