import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { WrittenQuestion } from '../../../../shared/contract/papers';
import { useLocaleContext } from '../../../intl/IntlRoot';
import { Badge } from '../../../ui/Badge';
import { Switch } from '../../../ui/forms/Switch';
import { methodNames } from '../methods/messages';
import { setMethod, setType } from './blankQuestion';
import styles from '../../../parts/builder/builder.module.css';
import { useBuilder } from '../../../parts/builder/builderContext';
import { ConditionFields } from './ConditionFields';
import { GroupFields } from './GroupFields';
import { FieldChangeListener } from '../../../parts/builder/FieldChangeListener';
import { ItemToolbar, type ItemActions } from '../../../parts/builder/ItemToolbar';
import { questionMessages } from '../../../parts/builder/messages';
import { OptionList } from './OptionList';
import { SettingFields } from './settings/SettingFields';
import { MAIN_FIELDS, listSettingFields } from './settings/settingsOfType';
import { TypeFields } from './TypeFields';
import { TranslatedField } from '../../../parts/builder/TranslatedField';
import {
  hasOptions,
  applyChange,
  setOptionalText,
  setOptions,
  setText,
} from '../../../parts/builder/writtenPaper';

interface Props extends Required<ItemActions> {
  readonly question: WrittenQuestion;
  readonly earlier: readonly WrittenQuestion[];
  readonly isLast: boolean;
  readonly onChange: (change: (question: WrittenQuestion) => WrittenQuestion) => void;
}

/** Returns the id of a question's card. */
const toCardId = (question: string): string => `card-${question}`;

/** One question as it is written: its kind, its words, its options and what is set for it. */
export function QuestionCard({ question, earlier, isLast, onChange, ...on }: Props) {
  const { locale, isFrozen, newId } = useBuilder();
  const { currency } = useLocaleContext().settings.money;
  const title = useId();
  const { id, type, method, prompt, help } = question;
  const number = earlier.length + 1;
  return (
    <section id={toCardId(id)} className={styles['card']} aria-labelledby={title} data-field={id}>
      <header className={styles['cardHead']}>
        <h3 id={title} className={styles['cardTitle']}>
          <FormattedMessage {...questionMessages.number} values={{ number }} />
        </h3>
        <Badge>
          <FormattedMessage {...methodNames[method]} />
        </Badge>
        {!isFrozen && <ItemToolbar about={title} isFirst={number === 1} isLast={isLast} {...on} />}
      </header>
      <TranslatedField
        name={`${id}.prompt`}
        label={questionMessages.prompt}
        texts={prompt}
        onText={(text) =>
          onChange((before) =>
            applyChange(before, { prompt: setText(before.prompt, locale, text) }),
          )
        }
      />
      {MAIN_FIELDS[type] && (
        <SettingFields
          fields={MAIN_FIELDS[type]}
          question={question}
          onSettings={(settings) => onChange((before) => applyChange(before, { settings }))}
        />
      )}
      {hasOptions(type) && (
        <OptionList
          question={question}
          onOptions={(change) => onChange((before) => setOptions(before, change(before.options)))}
        />
      )}
      <details className={styles['more']}>
        <summary>
          <FormattedMessage {...questionMessages.more} />
        </summary>
        <div className={styles['stack']}>
          <TypeFields
            question={question}
            onType={(next) => onChange((before) => setType(before, next, { newId, currency }))}
            onMethod={(next) => onChange((before) => setMethod(before, next, newId))}
          />
          <TranslatedField
            name={`${id}.help`}
            label={questionMessages.help}
            texts={help}
            onText={(text) =>
              onChange((before) =>
                applyChange(before, { help: setOptionalText(before.help, locale, text) }),
              )
            }
            isOptional
          />
          <SettingFields
            fields={listSettingFields(question)}
            question={question}
            onSettings={(settings) => onChange((before) => applyChange(before, { settings }))}
          />
          <GroupFields
            question={question}
            onSettings={(settings) => onChange((before) => applyChange(before, { settings }))}
          />
          <FieldChangeListener
            onValue={(text) =>
              onChange((before) => applyChange(before, { required: text === 'on' }))
            }
          >
            <Switch
              key={type}
              name={`${id}.required`}
              label={questionMessages.required}
              isOn={question.required}
              isDisabled={isFrozen}
            />
          </FieldChangeListener>
          <ConditionFields
            question={question}
            earlier={earlier}
            onConditions={(conditions) => onChange((before) => applyChange(before, { conditions }))}
          />
        </div>
      </details>
    </section>
  );
}
