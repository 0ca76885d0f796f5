import { FormattedMessage } from 'react-intl';
import { QUIZ_LIMITS } from '../../../../shared/quizzes/questionKinds';
import { NumberField } from '../../../ui/forms/NumberField';
import styles from '../../../parts/builder/builder.module.css';
import { useBuilder } from '../../../parts/builder/builderContext';
import { FieldChangeListener } from '../../../parts/builder/FieldChangeListener';
import { quizSettingMessages } from './messages';
import type { SettingProps } from './QuizSettingsPart';

const SECONDS = 60;
const HALF_MINUTE = 0.5;
const MOST_PERCENT = 100;

/** Reads the number in a field; an empty field is null. */
const numberOf = (text: string): number | null => (text === '' ? null : Number(text));

/** Fields for how long an attempt takes, and how many there are. */
export function LimitFields({ settings, onSettings }: SettingProps) {
  const { timeLimitSeconds, attemptLimit } = settings;
  const limitTime = (text: string) => {
    const minutes = numberOf(text);
    onSettings({ timeLimitSeconds: minutes === null ? null : Math.round(minutes * SECONDS) });
  };
  return (
    <div className={styles['fields']}>
      <FieldChangeListener onValue={limitTime}>
        <NumberField
          name="settings.timeLimitSeconds"
          label={quizSettingMessages.timeLimit}
          hint={<FormattedMessage {...quizSettingMessages.timeLimitHint} />}
          minValue={QUIZ_LIMITS.shortestSeconds / SECONDS}
          maxValue={QUIZ_LIMITS.longestSeconds / SECONDS}
          step={HALF_MINUTE}
          isOptional
          {...(timeLimitSeconds !== null && { defaultValue: timeLimitSeconds / SECONDS })}
        />
      </FieldChangeListener>
      <FieldChangeListener onValue={(text) => onSettings({ attemptLimit: numberOf(text) })}>
        <NumberField
          name="settings.attemptLimit"
          label={quizSettingMessages.attempts}
          hint={<FormattedMessage {...quizSettingMessages.attemptsHint} />}
          minValue={1}
          maxValue={QUIZ_LIMITS.attempts}
          step={1}
          isOptional
          {...(attemptLimit !== null && { defaultValue: attemptLimit })}
        />
      </FieldChangeListener>
    </div>
  );
}

/** Field for the share of the points that passes. */
export function PassMarkField({ settings, onSettings }: SettingProps) {
  const { isFrozen } = useBuilder();
  return (
    <FieldChangeListener onValue={(text) => onSettings({ passMarkPercent: Number(text) })}>
      <NumberField
        name="settings.passMarkPercent"
        label={quizSettingMessages.passMark}
        minValue={0}
        maxValue={MOST_PERCENT}
        step={1}
        defaultValue={settings.passMarkPercent}
        isDisabled={isFrozen}
      />
    </FieldChangeListener>
  );
}
