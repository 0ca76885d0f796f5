import { FormattedMessage } from 'react-intl';
import { NumberField } from '../../../ui/forms/NumberField';
import { ContentLinksField } from '../../../parts/content/links/ContentLinksField';
import { parseContentKey } from '../../../parts/content/links/contentKeys';
import styles from '../../../parts/builder/builder.module.css';
import { useBuilder } from '../../../parts/builder/builderContext';
import { FieldChangeListener } from '../../../parts/builder/FieldChangeListener';
import { TranslatedField } from '../../../parts/builder/TranslatedField';
import { setText } from '../../../parts/builder/writtenPaper';
import { useCourse } from './courseContext';
import { courseBuilderMessages, settingMessages } from './messages';
import type { Change } from './useCourseEdit';
import type { WrittenCourseState } from './writtenCourse';

interface Props {
  readonly settings: WrittenCourseState['settings'];
  readonly change: Change;
}

const MOST_PERCENT = 100;

/** Returns the slug in what a field of one content has; null for none. */
export const parseSlug = (value: string): string | null => parseContentKey(value)[0]?.slug ?? null;

/**
 * Settings of the whole course: how it is passed, what comes before it, what its certificate says.
 */
export function CourseSettingsPart({ settings, change }: Props) {
  const { locale } = useBuilder();
  const { places } = useCourse();
  const { passMarkPercent, prerequisite, certificateText } = settings;
  const set = (changed: Partial<WrittenCourseState['settings']>) =>
    change((before) => ({ ...before, settings: { ...before.settings, ...changed } }));
  return (
    <section aria-labelledby="settings-title" className={styles['card']}>
      <h2 id="settings-title" className={styles['partTitle']}>
        <FormattedMessage {...courseBuilderMessages.settings} />
      </h2>
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
    </section>
  );
}
