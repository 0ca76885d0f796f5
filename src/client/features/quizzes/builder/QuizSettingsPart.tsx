import { FormattedMessage, useIntl } from 'react-intl';
import type { QuizFault } from '../../../../shared/quizzes/quizFaults';
import { GRADE_METHODS, RIGHT_ANSWER_POLICIES } from '../../../../shared/quizzes/settings';
import { Accordion } from '../../../ui/Accordion';
import { RadioGroup } from '../../../ui/forms/RadioGroup';
import { Switch } from '../../../ui/forms/Switch';
import styles from '../../../parts/builder/builder.module.css';
import { useBuilder } from '../../../parts/builder/builderContext';
import { FieldChangeListener } from '../../../parts/builder/FieldChangeListener';
import { MomentField } from '../../../parts/builder/MomentField';
import { gradeNames } from '../grades/messages';
import { joinSummary, useTimesSummary } from '../../../parts/builder/summaries';
import { BandList } from './BandList';
import { LimitFields, PassMarkField } from './LimitFields';
import {
  quizBuilderMessages,
  quizFoldTitles,
  quizSettingMessages,
  rightAnswerNames,
  quizSummaryMessages,
  rightAnswerSummaries,
} from './messages';
import { isError } from './quizFaultPlaces';
import { getSettingFold, SETTING_FOLDS, type SettingFold } from './settingFolds';
import type { Change } from './useQuizEdit';
import type { WrittenQuizState } from './writtenQuiz';

const SECONDS = 60;
const PERCENT = 100;

/** Provides what holds now, in one line for each fold of the settings. */
function useSettingSummaries(
  settings: WrittenQuizState['settings'],
): Readonly<Record<SettingFold, string>> {
  const { formatMessage, formatNumber } = useIntl();
  const sayTimes = useTimesSummary();
  const { attemptLimit, timeLimitSeconds, passMarkPercent, rightAnswers, gradeMethod } = settings;
  return {
    times: sayTimes(settings),
    attempts: joinSummary([
      attemptLimit === null
        ? formatMessage(quizSummaryMessages.anyAttempts)
        : formatMessage(quizSummaryMessages.attempts, { count: attemptLimit }),
      timeLimitSeconds === null
        ? formatMessage(quizSummaryMessages.noTimeLimit)
        : formatMessage(quizSummaryMessages.minutes, { minutes: timeLimitSeconds / SECONDS }),
      attemptLimit === 1 ? null : formatMessage(gradeNames[gradeMethod]),
    ]),
    results: joinSummary([
      formatMessage(quizSummaryMessages.passMark, {
        share: formatNumber(passMarkPercent / PERCENT, { style: 'percent' }),
      }),
      formatMessage(rightAnswerSummaries[rightAnswers]),
    ]),
  };
}

type Settings = WrittenQuizState['settings'];

interface Props {
  readonly written: WrittenQuizState;
  /** The faults of the whole quiz. */
  readonly faults: readonly QuizFault[];
  readonly change: Change;
}

export interface SettingProps {
  readonly settings: Settings;
  readonly onSettings: (change: Partial<Settings>) => void;
}

/**
 * Settings for how a quiz is taken, and when, as folds with a line that says what holds now. What
 * decides about points cannot change once an attempt was made.
 */
export function QuizSettingsPart({ written, faults, change }: Props) {
  const { settings, bands } = written;
  const summaries = useSettingSummaries(settings);
  const faulty = faults.filter(isError).map(getSettingFold);
  const onSettings: SettingProps['onSettings'] = (changed) =>
    change((before) => ({ ...before, settings: { ...before.settings, ...changed } }));
  const props = { settings, onSettings };
  const contents = {
    times: <Times {...props} />,
    attempts: (
      <>
        <LimitFields {...props} />
        <Attempts {...props} />
      </>
    ),
    results: (
      <>
        <Results {...props} />
        <BandList
          bands={bands}
          onBands={(make) => change((before) => ({ ...before, bands: make(before.bands) }))}
        />
      </>
    ),
  };
  return (
    <section aria-labelledby="settings-title" className={styles['stack']}>
      <h2 id="settings-title" className={styles['partTitle']}>
        <FormattedMessage {...quizBuilderMessages.settings} />
      </h2>
      <Accordion
        entries={SETTING_FOLDS.map((fold) => ({
          id: `settings-${fold}`,
          title: <FormattedMessage {...quizFoldTitles[fold]} />,
          summary: summaries[fold],
          hasFault: faulty.includes(fold),
          content: <div className={styles['stack']}>{contents[fold]}</div>,
        }))}
      />
    </section>
  );
}

function Times({ settings, onSettings }: SettingProps) {
  return (
    <>
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
    </>
  );
}

function Attempts({ settings, onSettings }: SettingProps) {
  const { formatMessage } = useIntl();
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
    </>
  );
}

function Results({ settings, onSettings }: SettingProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <PassMarkField settings={settings} onSettings={onSettings} />
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
