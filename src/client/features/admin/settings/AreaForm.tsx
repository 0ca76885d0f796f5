import { useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { AreaSettings, SettingsArea } from '../../../../shared/contract/settings';
import { SETTINGS_LETTERS } from '../../../../shared/settingsRules';
import { useIdempotencyKeys } from '../../../api/useIdempotencyKeys';
import { useLocale } from '../../../intl/IntlRoot';
import { BaseRevision } from '../../../ui/forms/BaseRevision';
import { countLetters } from '../../../ui/forms/countLetters';
import { Form, type Faults, type Fields } from '../../../ui/forms/Form';
import { readTextField } from '../../../ui/forms/localized';
import { faultMessages } from '../../../ui/forms/messages';
import { TextArea } from '../../../ui/forms/TextArea';
import { Notice } from '../../../ui/Notice';
import { FieldValues, listDifferences } from './FieldValue';
import { getSettingsForm, type AnySettingsForm } from './forms';
import { settingsMessages } from './messages';
import { useChangeAreaMutation } from './settingsAdminApi';
import { getMember, type SettingsPreview, type SettingsPreviews } from './settingsForm';
import { WithPreview } from './WithPreview';
import { isRevisionConflict, toSettingsFormErrors } from './settingsFormErrors';

const NOTE_ROWS = 2;

interface Props {
  /** The revision that the fields begin with. */
  readonly first: AreaSettings;
  /** The newest revision that this page knows. */
  readonly loaded: AreaSettings;
  readonly previews: SettingsPreviews;
  /** Called when somebody else saved first: asks for what they saved. */
  readonly onNewer: () => unknown;
  readonly onSaved: (area: AreaSettings) => void;
}

/**
 * Form for one area. What is typed outlives a failed try, a reload and the end of the session; what
 * another person saved meanwhile is shown above it.
 */
export function AreaForm(props: Props) {
  const { first, loaded, previews, onSaved } = props;
  const { area, locked } = loaded;
  const form = getSettingsForm(area);
  const { send, saved, typed, isLoading, error } = useSave(props, form);
  const locale = useLocale();
  const draft = `settings.${area}`;
  const isShown = (name: string) => !locked.includes(getMember(name));
  const shown = form.fields.filter(({ name }) => isShown(name));
  const set = readLockedFields(form, loaded);
  return (
    <>
      <Locked form={form} area={loaded} />
      {typed && isRevisionConflict(error) && <Newer form={form} loaded={loaded} typed={typed} />}
      {shown.length > 0 && (
        <Form
          draft={draft}
          check={(fields) => ({
            ...form.check({ ...fields, ...set }, isShown),
            ...checkNote(fields),
          })}
          onSubmit={send}
          onSaved={() => saved.current && onSaved(saved.current)}
          isPending={isLoading}
          label={settingsMessages.save}
          warnsBeforeLeaving
          {...toSettingsFormErrors(error, shown, locale)}
        >
          <BaseRevision draft={draft} revision={first.revision} />
          <WithPreview
            Preview={previews[area] as SettingsPreview<SettingsArea> | undefined}
            read={(fields) => readAreaValue(form, loaded, fields)}
            value={first.value}
          >
            <form.Inputs value={first.value} isShown={isShown} />
          </WithPreview>
          <TextArea
            name="note"
            label={settingsMessages.note}
            hint={<FormattedMessage {...settingsMessages.noteHint} />}
            rows={NOTE_ROWS}
            maxLetters={SETTINGS_LETTERS.note}
            isOptional
          />
        </Form>
      )}
    </>
  );
}

/** Reads the whole area: what has no field in the form, or is locked, stays as the host has it. */
export function readAreaValue(
  form: AnySettingsForm,
  { locked, value }: AreaSettings,
  fields: Fields,
): AreaSettings['value'] {
  const kept = Object.entries(value).filter(([name]) => locked.includes(name));
  return { ...value, ...form.read(fields, value), ...Object.fromEntries(kept) };
}

/** Reads what the operator has set as a form would have it: other fields are judged with it. */
export const readLockedFields = (form: AnySettingsForm, { locked, value }: AreaSettings): Fields =>
  Object.fromEntries(
    form.fields.flatMap(({ name, get }) => {
      const text = locked.includes(getMember(name)) ? get(value) : null;
      return typeof text === 'string' ? [[name, text]] : [];
    }),
  );

const checkNote = (fields: Fields): Faults =>
  countLetters(readTextField(fields, 'note')) > SETTINGS_LETTERS.note
    ? { note: faultMessages.tooLong }
    : {};

/**
 * Saves on top of the revision that the form began with; once newer values have been shown, those
 * are what is changed.
 */
function useSave({ loaded, onNewer }: Props, form: AnySettingsForm) {
  const keyFor = useIdempotencyKeys();
  const [change, { isLoading, error }] = useChangeAreaMutation();
  const [typed, setTyped] = useState<AreaSettings['value'] | null>(null);
  const saved = useRef<AreaSettings>(null);
  const send = async (fields: Fields) => {
    const { area } = loaded;
    const value = readAreaValue(form, loaded, fields);
    const note = readTextField(fields, 'note');
    const revision = isRevisionConflict(error) ? loaded.revision : Number(fields['revision']);
    const body = { revision, value, ...(note && { note }) };
    setTyped(value);
    const { data, error: failure } = await change({ area, body, idempotencyKey: keyFor(body) });
    if (isRevisionConflict(failure)) onNewer();
    saved.current = data ?? null;
    return data !== undefined;
  };
  return { send, saved, typed, isLoading, error };
}

interface LockedProps {
  readonly form: AnySettingsForm;
  readonly area: AreaSettings;
}

/** Values that the operator has set in a file, to be read and not to be changed. */
export function Locked({ form, area: { locked, value } }: LockedProps) {
  const fields = form.fields.filter(({ name }) => locked.includes(getMember(name)));
  if (fields.length === 0) return null;
  return (
    <Notice title={<FormattedMessage {...settingsMessages.lockedTitle} />}>
      <p>
        <FormattedMessage {...settingsMessages.lockedText} />
      </p>
      <FieldValues fields={fields} value={value} />
    </Notice>
  );
}

interface NewerProps {
  readonly form: AnySettingsForm;
  readonly loaded: AreaSettings;
  readonly typed: AreaSettings['value'];
}

/** Values that another person saved meanwhile, where they differ from what is typed. */
export function Newer({ form, loaded, typed }: NewerProps) {
  const fields = listDifferences(form.fields, typed, loaded.value);
  const isSame = fields.length === 0;
  return (
    <Notice tone="warn" role="alert" title={<FormattedMessage {...settingsMessages.newerTitle} />}>
      <p>
        <FormattedMessage {...settingsMessages[isSame ? 'newerSame' : 'newerText']} />
      </p>
      {!isSame && <FieldValues fields={fields} value={loaded.value} />}
    </Notice>
  );
}
