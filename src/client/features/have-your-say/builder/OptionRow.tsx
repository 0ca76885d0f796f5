import { useContext, useId, useState, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { WrittenOption, WrittenQuestion } from '../../../../shared/contract/papers';
import { getLocaleInfo } from '../../../../shared/locales';
import { Icon } from '../../../ui/Icon';
import formStyles from '../../../ui/forms/Form.module.css';
import { FormContext } from '../../../ui/forms/formContext';
import { NumberField } from '../../../ui/forms/NumberField';
import styles from '../../../parts/builder/builder.module.css';
import { useBuilder } from '../../../parts/builder/builderContext';
import { FieldChangeListener } from '../../../parts/builder/FieldChangeListener';
import { ItemToolbar, type ItemActions } from '../../../parts/builder/ItemToolbar';
import { LazyMoment } from './LazyMoment';
import { toMoneyFormat } from './settings/toMoneyFormat';
import { optionMessages } from '../../../parts/builder/messages';
import { setOptionalText, setText } from '../../../parts/builder/writtenPaper';
import { OriginalText, TranslatedField } from '../../../parts/builder/TranslatedField';

interface Props extends Omit<ItemActions, 'onDuplicate'> {
  readonly question: WrittenQuestion;
  readonly option: WrittenOption;
  /** Counted from 1. */
  readonly number: number;
  readonly isLast: boolean;
  /** Options are neither moved nor taken away. */
  readonly isFixed: boolean;
  readonly onChange: (change: Partial<WrittenOption>) => void;
  /** One more option below this one. */
  readonly onNext: () => void;
}

/** One option: its words, what its type needs besides, and its place. */
export function OptionRow(props: Props) {
  const { question, option, number, isLast, isFixed, onChange, onNext, ...tools } = props;
  const { locale, isFrozen } = useBuilder();
  const about = useId();
  const [hasMore] = useState(option.description !== null);
  return (
    <li className={styles['option']}>
      <div className={styles['optionHead']}>
        <span id={about} className={styles['optionNumber']}>
          <FormattedMessage {...optionMessages.number} values={{ number }} />
        </span>
        {!isFixed && (
          <ItemToolbar about={about} isFirst={number === 1} isLast={isLast} {...tools} />
        )}
      </div>
      {question.type === 'date' ? (
        <LazyMoment
          name={`${option.id}.startsAt`}
          dayLabel={optionMessages.day}
          timeLabel={optionMessages.time}
          value={option.startsAt}
          isDisabled={isFrozen}
          onMoment={(startsAt) => onChange({ startsAt })}
        />
      ) : (
        <LabelField option={option} number={number} onChange={onChange} onNext={onNext} />
      )}
      {question.type === 'budget' && (
        <FieldChangeListener
          onValue={(cost) => onChange({ cost: cost === '' ? null : Number(cost) })}
        >
          <NumberField
            name={`${option.id}.cost`}
            label={optionMessages.cost}
            minValue={1}
            step={1}
            formatOptions={toMoneyFormat(question.settings.currency)}
            isDisabled={isFrozen}
            {...(option.cost !== null && { defaultValue: option.cost })}
          />
        </FieldChangeListener>
      )}
      {question.type !== 'date' && (
        <details className={styles['more']} open={hasMore}>
          <summary>
            <FormattedMessage {...optionMessages.more} />
          </summary>
          <TranslatedField
            name={`${option.id}.description`}
            label={optionMessages.description}
            texts={option.description}
            onText={(text) =>
              onChange({ description: setOptionalText(option.description, locale, text) })
            }
            isOptional
          />
        </details>
      )}
    </li>
  );
}

type LabelProps = Pick<Props, 'option' | 'number' | 'onChange' | 'onNext'>;

/** The words of an option. Keyboard: Enter begins the next option. */
function LabelField({ option, number, onChange, onNext }: LabelProps) {
  const { formatMessage } = useIntl();
  const { locale, original } = useBuilder();
  const { faults } = useContext(FormContext);
  const id = useId();
  const fault = faults[`${option.id}.label`];
  const source = locale === original ? undefined : option.label[original];
  const next = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onNext();
  };
  const described = [fault && `${id}-fault`, source && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div data-field={`${option.id}.label`} className={formStyles['field']}>
      <input
        className={formStyles['input']}
        lang={locale}
        dir={getLocaleInfo(locale).dir}
        aria-label={formatMessage(optionMessages.number, { number })}
        aria-invalid={fault ? true : undefined}
        aria-describedby={described || undefined}
        value={option.label[locale] ?? ''}
        onChange={({ target }) => onChange({ label: setText(option.label, locale, target.value) })}
        onKeyDown={next}
      />
      {fault && (
        <p id={`${id}-fault`} className={formStyles['fault']}>
          <Icon name="info" />
          <FormattedMessage {...fault} />
        </p>
      )}
      {source && (
        <div id={`${id}-hint`} className={formStyles['hint']}>
          <OriginalText text={source} />
        </div>
      )}
    </div>
  );
}
