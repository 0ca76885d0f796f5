import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { WrittenQuestion } from '../../../../shared/contract/papers';
import { Badge } from '../../../ui/Badge';
import { Switch } from '../../../ui/lazy/forms/Switch';
import { methodNames } from '../methods/messages';
import { withMethod, withType } from './blankQuestion';
import styles from './builder.module.css';
import { useBuilder } from './builderContext';
import { ConditionFields } from './ConditionFields';
import { GroupFields } from './GroupFields';
import { Heard } from './Heard';
import { ItemTools, type Tools } from './ItemTools';
import { questionMessages } from './messages';
import { OptionList } from './OptionList';
import { SettingFields } from './settings/SettingFields';
import { TypeFields } from './TypeFields';
import { WordField } from './WordFields';
import { hasOptions, withChange, withOptionalText, withOptions, withText } from './written';

interface Props extends Required<Tools> {
  readonly question: WrittenQuestion;
  readonly earlier: readonly WrittenQuestion[];
  readonly isLast: boolean;
  readonly onChange: (change: (question: WrittenQuestion) => WrittenQuestion) => void;
}

/** Returns the id of a question's card. */
const cardId = (question: string): string => `card-${question}`;

/** One question as it is written: its kind, its words, its options and what is set for it. */
export function QuestionCard({ question, earlier, isLast, onChange, ...on }: Props) {
  const { locale, isFrozen, newId } = useBuilder();
  const title = useId();
  const { id, type, method, prompt, help } = question;
  const number = earlier.length + 1;
  return (
    <section id={cardId(id)} className={styles['card']} aria-labelledby={title} data-field={id}>
      <header className={styles['cardHead']}>
        <h3 id={title} className={styles['cardTitle']}>
          <FormattedMessage {...questionMessages.number} values={{ number }} />
        </h3>
        <Badge>
          <FormattedMessage {...methodNames[method]} />
        </Badge>
        {!isFrozen && <ItemTools about={title} isFirst={number === 1} isLast={isLast} {...on} />}
      </header>
      <WordField
        name={`${id}.prompt`}
        label={questionMessages.prompt}
        texts={prompt}
        onText={(text) =>
          onChange((before) =>
            withChange(before, { prompt: withText(before.prompt, locale, text) }),
          )
        }
      />
      <TypeFields
        question={question}
        onType={(next) => onChange((before) => withType(before, next, newId))}
        onMethod={(next) => onChange((before) => withMethod(before, next, newId))}
      />
      {hasOptions(type) && (
        <OptionList
          question={question}
          onOptions={(change) => onChange((before) => withOptions(before, change(before.options)))}
        />
      )}
      <details className={styles['more']}>
        <summary>
          <FormattedMessage {...questionMessages.more} />
        </summary>
        <div className={styles['stack']}>
          <WordField
            name={`${id}.help`}
            label={questionMessages.help}
            texts={help}
            onText={(text) =>
              onChange((before) =>
                withChange(before, { help: withOptionalText(before.help, locale, text) }),
              )
            }
            isOptional
          />
          <SettingFields
            question={question}
            onSettings={(settings) => onChange((before) => withChange(before, { settings }))}
          />
          <GroupFields
            question={question}
            onSettings={(settings) => onChange((before) => withChange(before, { settings }))}
          />
          <Heard
            onValue={(text) =>
              onChange((before) => withChange(before, { required: text === 'on' }))
            }
          >
            <Switch
              key={type}
              name={`${id}.required`}
              label={questionMessages.required}
              isOn={question.required}
              isDisabled={isFrozen}
            />
          </Heard>
          <ConditionFields
            question={question}
            earlier={earlier}
            onConditions={(conditions) => onChange((before) => withChange(before, { conditions }))}
          />
        </div>
      </details>
    </section>
  );
}
