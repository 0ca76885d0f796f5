import { FormattedMessage, useIntl } from 'react-intl';
import { GRADE_METHODS, RIGHT_ANSWER_POLICIES } from '../../../../shared/quizzes/settings';
import { RadioGroup } from '../../../ui/forms/RadioGroup';
import { Switch } from '../../../ui/forms/Switch';
import styles from '../../../parts/builder/builder.module.css';
import { useBuilder } from '../../../parts/builder/builderContext';
import { FieldChangeListener } from '../../../parts/builder/FieldChangeListener';
import { MomentField } from '../../../parts/builder/MomentField';
import { gradeNames } from '../grades/messages';
import { BandList } from './BandList';
import { LimitFields } from './LimitFields';
import { quizBuilderMessages, quizSettingMessages, rightAnswerNames } from './messages';
import type { Change } from './useQuizEdit';
import type { WrittenQuizState } from './writtenQuiz';

type Settings = WrittenQuizState['settings'];

interface Props {
  readonly written: WrittenQuizState;
  readonly change: Change;
}

export interface SettingProps {
  readonly settings: Settings;
  readonly onSettings: (change: Partial<Settings>) => void;
}

/**
 * Settings for how a quiz is taken, and when. What decides about points cannot change once an
 * attempt was made.
 */
export function QuizSettingsPart({ written: { settings, bands }, change }: Props) {
  const onSettings: SettingProps['onSettings'] = (changed) =>
    change((before) => ({ ...before, settings: { ...before.settings, ...changed } }));
  const props = { settings, onSettings };
  return (
    <section aria-labelledby="settings-title" className={styles['card']}>
      <h2 id="settings-title" className={styles['partTitle']}>
        <FormattedMessage {...quizBuilderMessages.settings} />
      </h2>
      <Times {...props} />
      <LimitFields {...props} />
      <Switches {...props} />
      <Choices {...props} />
      <BandList
        bands={bands}
        onBands={(make) => change((before) => ({ ...before, bands: make(before.bands) }))}
      />
    </section>
  );
}

function Times({ settings, onSettings }: SettingProps) {
  return (
    <div className={styles['stack']}>
      <MomentField
        name="settings.opensAt"
        dayLabel={quizSettingMessages.opensOn}
        timeLabel={quizSettingMessages.opensTime}
        value={settings.opensAt}
        isOptional
        onMoment={(opensAt) => onSettings({ opensAt })}
      />
      <MomentField
        name="settings.closesAt"
        dayLabel={quizSettingMessages.closesOn}
        timeLabel={quizSettingMessages.closesTime}
        value={settings.closesAt}
        isOptional
        onMoment={(closesAt) => onSettings({ closesAt })}
      />
      <p className={styles['note']}>
        <FormattedMessage {...quizSettingMessages.timesHint} />
      </p>
    </div>
  );
}

function Switches({ settings, onSettings }: SettingProps) {
  const { isFrozen } = useBuilder();
  return (
    <>
      <FieldChangeListener onValue={(value) => onSettings({ ownTiming: value === 'on' })}>
        <Switch
          name="settings.ownTiming"
          label={quizSettingMessages.ownTiming}
          hint={<FormattedMessage {...quizSettingMessages.ownTimingHint} />}
          isOn={settings.ownTiming}
        />
      </FieldChangeListener>
      <FieldChangeListener onValue={(value) => onSettings({ shuffle: value === 'on' })}>
        <Switch
          name="settings.shuffle"
          label={quizSettingMessages.shuffle}
          hint={<FormattedMessage {...quizSettingMessages.shuffleHint} />}
          isOn={settings.shuffle}
          isDisabled={isFrozen}
        />
      </FieldChangeListener>
    </>
  );
}

function Choices({ settings, onSettings }: SettingProps) {
  const { formatMessage } = useIntl();
  const { isFrozen } = useBuilder();
  return (
    <>
      <FieldChangeListener
        onValue={(value) => onSettings({ gradeMethod: value as Settings['gradeMethod'] })}
      >
        <RadioGroup
          name="settings.gradeMethod"
          label={quizSettingMessages.gradeMethod}
          options={GRADE_METHODS.map((value) => ({
            value,
            label: formatMessage(gradeNames[value]),
          }))}
          defaultValue={settings.gradeMethod}
          isDisabled={isFrozen}
        />
      </FieldChangeListener>
      <FieldChangeListener
        onValue={(value) => onSettings({ rightAnswers: value as Settings['rightAnswers'] })}
      >
        <RadioGroup
          name="settings.rightAnswers"
          label={quizSettingMessages.rightAnswers}
          options={RIGHT_ANSWER_POLICIES.map((value) => ({
            value,
            label: formatMessage(rightAnswerNames[value]),
          }))}
          defaultValue={settings.rightAnswers}
        />
      </FieldChangeListener>
    </>
  );
}
