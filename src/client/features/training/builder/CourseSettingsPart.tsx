import { FormattedMessage, useIntl } from 'react-intl';
import { NumberField } from '../../../ui/forms/NumberField';
import { ContentLinksField } from '../../../parts/content/links/ContentLinksField';
import { parseContentKey } from '../../../parts/content/links/contentKeys';
import styles from '../../../parts/builder/builder.module.css';
import { useBuilder } from '../../../parts/builder/builderContext';
import { FieldChangeListener } from '../../../parts/builder/FieldChangeListener';
import { TranslatedField } from '../../../parts/builder/TranslatedField';
import { pickText, setText } from '../../../parts/builder/writtenPaper';
import { useCourse } from './courseContext';
import { courseBuilderMessages, settingFactMessages, settingMessages } from './messages';
import type { Change } from './useCourseEdit';
import type { WrittenCourseState } from './writtenCourse';

interface Props {
  readonly settings: WrittenCourseState['settings'];
  readonly change: Change;
}

const MOST_PERCENT = 100;
/** Under this name the settings are opened: the owner of their fields. */
const SETTINGS = 'settings';

/** Returns the slug in what a field of one content has; null for none. */
export const parseSlug = (value: string): string | null => parseContentKey(value)[0]?.slug ?? null;

/**
 * Settings of the whole course: how it is passed, what comes before it, what its certificate says.
 */
export function CourseSettingsPart({ settings, change }: Props) {
  const { locale, original } = useBuilder();
  const { places, opened, onOpen } = useCourse();
  const { formatList, formatMessage } = useIntl();
  const { passMarkPercent, prerequisite, certificateText } = settings;
  const set = (changed: Partial<WrittenCourseState['settings']>) =>
    change((before) => ({ ...before, settings: { ...before.settings, ...changed } }));
  const before = places.find(
    ({ section, slug }) => section === 'training' && slug === prerequisite,
  );
  const facts = [
    formatMessage(settingFactMessages.passMark, { share: passMarkPercent / MOST_PERCENT }),
    before && formatMessage(settingFactMessages.prerequisite, { title: before.title.text }),
    pickText(certificateText, locale, original)?.text,
  ].filter((fact) => fact !== undefined);
  return (
    <details
      className={styles['templates']}
      open={opened.has(SETTINGS)}
      onToggle={({ currentTarget }) => onOpen(SETTINGS, currentTarget.open)}
    >
      <summary>
        <h2 className={styles['sideTitle']}>
          <FormattedMessage {...courseBuilderMessages.settings} />
        </h2>
        <bdi className={styles['note']}>{formatList(facts, { type: 'unit' })}</bdi>
      </summary>
      <div className={styles['stack']}>
        <FieldChangeListener onValue={(text) => set({ passMarkPercent: Number(text) })}>
          <NumberField
            name="settings.passMarkPercent"
            label={settingMessages.passMark}
            hint={<FormattedMessage {...settingMessages.passMarkHint} />}
            minValue={0}
            maxValue={MOST_PERCENT}
            step={1}
            defaultValue={passMarkPercent}
          />
        </FieldChangeListener>
        <FieldChangeListener onValue={(value) => set({ prerequisite: parseSlug(value) })}>
          <ContentLinksField
            name="settings.prerequisite"
            label={settingMessages.prerequisite}
            hint={<FormattedMessage {...settingMessages.prerequisiteHint} />}
            value={prerequisite === null ? [] : [{ section: 'training', slug: prerequisite }]}
            places={places}
            most={1}
            sections={['training']}
          />
        </FieldChangeListener>
        <TranslatedField
          name="settings.certificateText"
          label={settingMessages.certificateText}
          texts={certificateText}
          hint={<FormattedMessage {...settingMessages.certificateTextHint} />}
          onText={(text) => set({ certificateText: setText(certificateText, locale, text) })}
          isOptional
        />
      </div>
    </details>
  );
}
