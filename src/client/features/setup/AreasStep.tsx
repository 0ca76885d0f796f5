import { skipToken } from '@reduxjs/toolkit/query';
import { useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { AreaSettings, SettingsArea } from '../../../shared/contract/settings';
import { useIdempotencyKeys } from '../../api/useIdempotencyKeys';
import { useLocaleContext } from '../../intl/IntlRoot';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { Form, type Fields } from '../../ui/forms/Form';
import { Skeleton } from '../../ui/Skeleton';
import { Locked, Newer, readAreaValue, readLockedFields } from '../admin/settings/AreaForm';
import { getSettingsForm } from '../admin/settings/forms';
import { areaMessages } from '../admin/settings/messages';
import { useChangeAreaMutation, useGetAreaQuery } from '../admin/settings/settingsAdminApi';
import { getMember } from '../admin/settings/settingsForm';
import { isRevisionConflict, toSettingsFormErrors } from '../admin/settings/settingsFormErrors';
import { setupMessages } from './messages';
import { createProposals } from './proposals';
import styles from './setup.module.css';
import { AREAS_OF_STEP, type StepProps } from './steps';

type AreaStep = 'city' | 'languages' | 'look' | 'sections';
const FRESH = { refetchOnMountOrArgChange: true } as const;

export const CityStep = (props: StepProps) => <AreasStep {...props} step="city" />;
export const LanguagesStep = (props: StepProps) => <AreasStep {...props} step="languages" />;
export const LookStep = (props: StepProps) => <AreasStep {...props} step="look" />;
export const SectionsStep = (props: StepProps) => <AreasStep {...props} step="sections" />;

/** Forms of the settings of one step, saved with one press. */
function AreasStep({ step, onDone }: StepProps & { readonly step: AreaStep }) {
  const [first, second, third] = AREAS_OF_STEP[step]!;
  const queries = [
    useGetAreaQuery(first, FRESH),
    useGetAreaQuery(second ?? skipToken, FRESH),
    useGetAreaQuery(third ?? skipToken, FRESH),
  ].filter(({ isUninitialized }) => !isUninitialized);
  const failed = queries.find(({ isError, currentData }) => isError && !currentData);
  if (failed) return <ErrorNotice onRetry={failed.refetch} error={failed.error} />;
  const areas = queries.map(({ currentData }) => currentData);
  if (areas.includes(undefined)) return <Skeleton lines={8} />;
  const reload = async (area: SettingsArea) => {
    const { data } = await queries.find(({ currentData }) => currentData?.area === area)!.refetch();
    return data;
  };
  return <AreasForm areas={areas as AreaSettings[]} onReload={reload} onDone={onDone} />;
}

interface FormProps extends StepProps {
  /** The newest revisions that this page knows. */
  readonly areas: readonly AreaSettings[];
  readonly onReload: (area: SettingsArea) => Promise<AreaSettings | undefined>;
}

type Change = ReturnType<typeof useChangeAreaMutation>[1];
interface Refusal {
  readonly area: AreaSettings;
  readonly error: Change['error'];
  readonly typed: AreaSettings['value'];
}

const isFieldShown =
  ({ locked }: AreaSettings) =>
  (name: string) =>
    !locked.includes(getMember(name));
const listShownFields = (area: AreaSettings) =>
  getSettingsForm(area.area).fields.filter(({ name }) => isFieldShown(area)(name));

function AreasForm({ areas, onReload, onDone }: FormProps) {
  const { locale } = useLocaleContext();
  const { send, refusal, isPending } = useSave(areas, onReload);
  const proposed = useProposed(areas);
  const isConflict = isRevisionConflict(refusal?.error);
  const refused = areas.find(({ area }) => area === refusal?.area.area);
  return (
    <>
      {areas.map((area) => (
        <Locked key={area.area} form={getSettingsForm(area.area)} area={area} />
      ))}
      {refusal && refused && isConflict && (
        <Newer form={getSettingsForm(refused.area)} loaded={refused} typed={refusal.typed} />
      )}
      <Form
        draft={nameDraft(proposed)}
        check={(fields) => Object.assign({}, ...areas.map((area) => checkArea(area, fields)))}
        onSubmit={send}
        onSaved={onDone}
        isPending={isPending}
        label={setupMessages.save}
        warnsBeforeLeaving
        {...toSettingsFormErrors(refusal?.error, areas.flatMap(listShownFields), locale)}
      >
        {proposed.map((area) => {
          const { Inputs } = getSettingsForm(area.area);
          return (
            <div key={area.area} className={styles['fields']}>
              {areas.length > 1 && listShownFields(area).length > 0 && (
                <h3>
                  <FormattedMessage {...areaMessages[area.area].title} />
                </h3>
              )}
              <Inputs value={area.value} isShown={isFieldShown(area)} />
            </div>
          );
        })}
      </Form>
    </>
  );
}

/** Names the draft of the step by the revisions it began with: one of before undoes nothing. */
const nameDraft = (areas: readonly AreaSettings[]): string =>
  `setup.${areas.map(({ area, revision }) => `${area}-${revision}`).join('.')}`;

const checkArea = (area: AreaSettings, fields: Fields) => {
  const form = getSettingsForm(area.area);
  return form.check({ ...fields, ...readLockedFields(form, area) }, isFieldShown(area));
};

/** Provides what the fields begin with: in the place of what nobody has set, what is proposed. */
function useProposed(areas: readonly AreaSettings[]): readonly AreaSettings[] {
  const { readerZone, locale } = useLocaleContext();
  const [begun] = useState(() => {
    const proposals = createProposals(readerZone, locale);
    return areas.map((area) =>
      area.revision > 0
        ? area
        : { ...area, value: { ...area.value, ...proposals[area.area] } as AreaSettings['value'] },
    );
  });
  return begun;
}

/**
 * Saves one area after the other, each on top of the revision that the form began with; after a
 * conflict on top of the one that was shown then. An area that is as it was is left alone.
 */
function useSave(areas: FormProps['areas'], onReload: FormProps['onReload']) {
  const keyFor = useIdempotencyKeys();
  const [change] = useChangeAreaMutation();
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const base = useRef(new Map(areas.map(({ area, revision }) => [area, revision])));

  const saveArea = async (loaded: AreaSettings, fields: Fields): Promise<Refusal | null> => {
    const { area } = loaded;
    const value = readAreaValue(getSettingsForm(area), loaded, fields);
    const isSame = JSON.stringify(value) === JSON.stringify(loaded.value);
    if (isSame && loaded.revision > 0) return null;
    const body = { revision: base.current.get(area)!, value };
    const { data, error } = await change({ area, body, idempotencyKey: keyFor({ area, body }) });
    const newest = isRevisionConflict(error) ? await onReload(area) : data;
    if (newest) base.current.set(area, newest.revision);
    return error ? { area: loaded, error, typed: value } : null;
  };

  const send = async (fields: Fields) => {
    setPending(true);
    let refused: Refusal | null = null;
    for (const area of areas) refused ??= await saveArea(area, fields);
    setRefusal(refused);
    setPending(false);
    return refused === null;
  };
  return { send, refusal, isPending };
}
