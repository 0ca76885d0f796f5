import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { QUIZ_LIMITS } from '../../../../shared/quizzes/questionKinds';
import { Button } from '../../../ui/Button';
import { NumberField } from '../../../ui/forms/NumberField';
import styles from '../../../parts/builder/builder.module.css';
import { useBuilder } from '../../../parts/builder/builderContext';
import { FieldChangeListener } from '../../../parts/builder/FieldChangeListener';
import { changeItem, removeItem } from '../../../parts/builder/listEdits';
import { questionMessages } from '../../../parts/builder/messages';
import { GroupFault } from '../../../parts/builder/GroupFault';
import { ToolButton } from '../../../ui/forms/ToolButton';
import { TranslatedField } from '../../../parts/builder/TranslatedField';
import { setText } from '../../../parts/builder/writtenPaper';
import { quizSettingMessages } from './messages';
import type { WrittenBand } from './writtenQuiz';

type Bands = readonly WrittenBand[];

interface Props {
  readonly bands: Bands;
  readonly onBands: (make: (before: Bands) => Bands) => void;
}

const MOST_PERCENT = 100;
const HALF = 50;

/**
 * Fields for what is said about a result, from which share on. The first one added begins at the
 * bottom.
 */
export function BandList({ bands, onBands }: Props) {
  const { newId } = useBuilder();
  const add = () =>
    onBands((before) => [
      ...before,
      { id: newId(), from: before.length === 0 ? 0 : HALF, text: {} },
    ]);
  const set = (id: string, make: (band: WrittenBand) => WrittenBand) =>
    onBands((before) => changeItem(before, id, make));
  return (
    <div className={styles['stack']} data-field="settings.bands">
      <h3 className={styles['subtitle']}>
        <FormattedMessage {...quizSettingMessages.bands} />
      </h3>
      <p className={styles['note']}>
        <FormattedMessage {...quizSettingMessages.bandsHint} />
      </p>
      {bands.map((band) => (
        <Row
          key={band.id}
          band={band}
          onChange={(make) => set(band.id, make)}
          onRemove={() => onBands((before) => removeItem(before, band.id))}
        />
      ))}
      <GroupFault name="settings.bands" />
      {bands.length < QUIZ_LIMITS.bands && (
        <p>
          <Button look="secondary" onClick={add}>
            <FormattedMessage {...quizSettingMessages.addBand} />
          </Button>
        </p>
      )}
    </div>
  );
}

interface RowProps {
  readonly band: WrittenBand;
  readonly onChange: (make: (band: WrittenBand) => WrittenBand) => void;
  readonly onRemove: () => void;
}

function Row({ band: { id, from, text }, onChange, onRemove }: RowProps) {
  const { locale } = useBuilder();
  const about = useId();
  return (
    <div className={styles['option']} role="group" aria-labelledby={about}>
      <div className={styles['optionHead']}>
        <span id={about} className={styles['optionNumber']}>
          <FormattedMessage {...quizSettingMessages.bandFrom} /> <bdi>{from}</bdi>
        </span>
        <span className={styles['tools']}>
          <ToolButton label={questionMessages.remove} about={about} onPress={onRemove} />
        </span>
      </div>
      <FieldChangeListener
        onValue={(value) => onChange((band) => ({ ...band, from: Number(value) }))}
      >
        <NumberField
          name={`${id}.from`}
          label={quizSettingMessages.bandFrom}
          minValue={0}
          maxValue={MOST_PERCENT}
          step={1}
          defaultValue={from}
        />
      </FieldChangeListener>
      <TranslatedField
        name={`${id}.text`}
        label={quizSettingMessages.bandText}
        texts={text}
        onText={(words) =>
          onChange((band) => ({ ...band, text: setText(band.text, locale, words) }))
        }
      />
    </div>
  );
}
