import { FormattedMessage } from 'react-intl';
import { NumberField } from '../../../ui/lazy/forms/NumberField';
import { PlacesField } from '../../../ui/lazy/forms/places/PlacesField';
import { placeOf } from '../../../ui/lazy/forms/places/placeKeys';
import styles from '../../have-your-say/builder/builder.module.css';
import { useBuilder } from '../../have-your-say/builder/builderContext';
import { Heard } from '../../have-your-say/builder/Heard';
import { WordField } from '../../have-your-say/builder/WordFields';
import { withText } from '../../have-your-say/builder/written';
import { useCourse } from './courseContext';
import { courseBuilderMessages, settingMessages } from './messages';
import type { Change } from './useCourseEdit';
import type { Written } from './writtenCourse';

interface Props {
  readonly settings: Written['settings'];
  readonly change: Change;
}

const MOST_PERCENT = 100;

/** Returns the slug in what a field of one content has; null for none. */
export const slugOf = (value: string): string | null => placeOf(value)[0]?.slug ?? null;

/**
 * Settings of the whole course: how it is passed, what comes before it, what its certificate says.
 */
export function CourseSettingsPart({ settings, change }: Props) {
  const { locale } = useBuilder();
  const { places } = useCourse();
  const { passMarkPercent, prerequisite, certificateText } = settings;
  const set = (changed: Partial<Written['settings']>) =>
    change((before) => ({ ...before, settings: { ...before.settings, ...changed } }));
  return (
    <section aria-labelledby="settings-title" className={styles['card']}>
      <h2 id="settings-title" className={styles['partTitle']}>
        <FormattedMessage {...courseBuilderMessages.settings} />
      </h2>
      <Heard onValue={(text) => set({ passMarkPercent: Number(text) })}>
        <NumberField
          name="settings.passMarkPercent"
          label={settingMessages.passMark}
          hint={<FormattedMessage {...settingMessages.passMarkHint} />}
          minValue={0}
          maxValue={MOST_PERCENT}
          step={1}
          defaultValue={passMarkPercent}
        />
      </Heard>
      <Heard onValue={(value) => set({ prerequisite: slugOf(value) })}>
        <PlacesField
          name="settings.prerequisite"
          label={settingMessages.prerequisite}
          hint={<FormattedMessage {...settingMessages.prerequisiteHint} />}
          value={prerequisite === null ? [] : [{ section: 'training', slug: prerequisite }]}
          places={places}
          most={1}
          sections={['training']}
        />
      </Heard>
      <WordField
        name="settings.certificateText"
        label={settingMessages.certificateText}
        texts={certificateText}
        hint={<FormattedMessage {...settingMessages.certificateTextHint} />}
        onText={(text) => set({ certificateText: withText(certificateText, locale, text) })}
        isOptional
      />
    </section>
  );
}
