import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { SORTITION_LIMITS } from '../../../../../shared/contract/sortitions';
import type { Locale } from '../../../../../shared/locales';
import { LanguageTexts } from '../../../../parts/details/FormLanguages';
import { NumberField } from '../../../../ui/forms/NumberField';
import { TextArea } from '../../../../ui/forms/TextArea';
import styles from '../../meetings/edit/MeetingEdit.module.css';
import { RowHead, type RowControls } from '../../meetings/edit/RowList';
import { getGroupFieldName, getSourceFieldName } from './writtenSortition';
import {
  sortitionEditMessages,
  groupNumber,
  groupTextMessages,
  sourceNumber,
  sourceTextMessages,
} from './messages';

interface Props {
  readonly place: RowControls;
  readonly original: Locale;
}

const isOnly = ({ isFirst, isLast }: RowControls): boolean => isFirst && isLast;

/**
 * People who are drawn from one group of the list. One group alone has all people, and needs no
 * name.
 */
export function GroupRow({ place, original }: Props) {
  const { formatMessage } = useIntl();
  const id = useId();
  const isAlone = isOnly(place);
  const label = getGroupFieldName(place.id, 'label');
  const heading = isAlone
    ? formatMessage(sortitionEditMessages.everybody)
    : formatMessage(groupNumber, { number: place.number });
  return (
    <section aria-labelledby={id} className={styles['item']}>
      <RowHead place={place} id={id} heading={heading} isKept={isAlone} />
      <div hidden={isAlone}>
        <LanguageTexts texts={{ [label]: {} }} original={original}>
          {(lang) => (
            <TextArea
              name={`${label}.${lang}`}
              label={groupTextMessages[lang]}
              lang={lang}
              maxLetters={SORTITION_LIMITS.label}
              rows={1}
              isOptional={isAlone || lang !== original}
            />
          )}
        </LanguageTexts>
      </div>
      <div className={styles['pair']}>
        <NumberField
          name={getGroupFieldName(place.id, 'places')}
          label={sortitionEditMessages.places}
          defaultValue={1}
          minValue={1}
          maxValue={SORTITION_LIMITS.places}
        />
        <NumberField
          name={getGroupFieldName(place.id, 'substitutes')}
          label={sortitionEditMessages.substitutes}
          hint={<FormattedMessage {...sortitionEditMessages.substitutesHint} />}
          defaultValue={0}
          minValue={0}
          maxValue={SORTITION_LIMITS.places}
        />
      </div>
    </section>
  );
}

/** Source of some of the numbers that cannot be known beforehand. */
export function SourceRow({ place, original }: Props) {
  const { formatMessage } = useIntl();
  const id = useId();
  const text = getSourceFieldName(place.id, 'text');
  const heading = formatMessage(sourceNumber, { number: place.number });
  return (
    <section aria-labelledby={id} className={styles['item']}>
      <RowHead place={place} id={id} heading={heading} isKept={isOnly(place)} />
      <LanguageTexts texts={{ [text]: {} }} original={original}>
        {(lang) => (
          <TextArea
            name={`${text}.${lang}`}
            label={sourceTextMessages[lang]}
            lang={lang}
            maxLetters={SORTITION_LIMITS.source}
            rows={2}
            isOptional={lang !== original}
          />
        )}
      </LanguageTexts>
      <NumberField
        name={getSourceFieldName(place.id, 'values')}
        label={sortitionEditMessages.values}
        defaultValue={1}
        minValue={1}
        maxValue={SORTITION_LIMITS.values}
      />
    </section>
  );
}
