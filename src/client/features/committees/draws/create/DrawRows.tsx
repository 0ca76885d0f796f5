import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { DRAW_LIMITS } from '../../../../../shared/contract/draws';
import type { Locale } from '../../../../../shared/locales';
import { LanguageTabs } from '../../../../ui/lazy/forms/LanguageTabs';
import { NumberField } from '../../../../ui/lazy/forms/NumberField';
import { TextArea } from '../../../../ui/lazy/forms/TextArea';
import styles from '../../meetings/edit/MeetingEdit.module.css';
import { RowHead, type RowPlace } from '../../meetings/edit/RowList';
import { groupField, sourceField } from './writtenDraw';
import {
  drawEditMessages,
  groupNumber,
  groupTextMessages,
  sourceNumber,
  sourceTextMessages,
} from './messages';

interface Props {
  readonly place: RowPlace;
  readonly original: Locale;
  readonly isBeside: boolean;
}

const isOnly = ({ isFirst, isLast }: RowPlace): boolean => isFirst && isLast;

/**
 * People who are drawn from one group of the list. One group alone has all people, and needs no
 * name.
 */
export function GroupRow({ place, original, isBeside }: Props) {
  const { formatMessage } = useIntl();
  const id = useId();
  const isAlone = isOnly(place);
  const label = groupField(place.id, 'label');
  const heading = isAlone
    ? formatMessage(drawEditMessages.everybody)
    : formatMessage(groupNumber, { number: place.number });
  return (
    <section aria-labelledby={id} className={styles['item']}>
      <RowHead place={place} id={id} heading={heading} isKept={isAlone} />
      <div hidden={isAlone}>
        <LanguageTabs
          label={drawEditMessages.groupTexts}
          texts={{ [label]: {} }}
          original={original}
          isBeside={isBeside}
        >
          {(lang) => (
            <TextArea
              name={`${label}.${lang}`}
              label={groupTextMessages[lang]}
              lang={lang}
              maxLetters={DRAW_LIMITS.label}
              rows={1}
              isOptional={isAlone || lang !== original}
            />
          )}
        </LanguageTabs>
      </div>
      <div className={styles['pair']}>
        <NumberField
          name={groupField(place.id, 'places')}
          label={drawEditMessages.places}
          defaultValue={1}
          minValue={1}
          maxValue={DRAW_LIMITS.places}
        />
        <NumberField
          name={groupField(place.id, 'substitutes')}
          label={drawEditMessages.substitutes}
          hint={<FormattedMessage {...drawEditMessages.substitutesHint} />}
          defaultValue={0}
          minValue={0}
          maxValue={DRAW_LIMITS.places}
        />
      </div>
    </section>
  );
}

/** Source of some of the numbers that cannot be known beforehand. */
export function SourceRow({ place, original, isBeside }: Props) {
  const { formatMessage } = useIntl();
  const id = useId();
  const text = sourceField(place.id, 'text');
  const heading = formatMessage(sourceNumber, { number: place.number });
  return (
    <section aria-labelledby={id} className={styles['item']}>
      <RowHead place={place} id={id} heading={heading} isKept={isOnly(place)} />
      <LanguageTabs
        label={drawEditMessages.sourceTexts}
        texts={{ [text]: {} }}
        original={original}
        isBeside={isBeside}
      >
        {(lang) => (
          <TextArea
            name={`${text}.${lang}`}
            label={sourceTextMessages[lang]}
            lang={lang}
            maxLetters={DRAW_LIMITS.source}
            rows={2}
            isOptional={lang !== original}
          />
        )}
      </LanguageTabs>
      <NumberField
        name={sourceField(place.id, 'values')}
        label={drawEditMessages.values}
        defaultValue={1}
        minValue={1}
        maxValue={DRAW_LIMITS.values}
      />
    </section>
  );
}
