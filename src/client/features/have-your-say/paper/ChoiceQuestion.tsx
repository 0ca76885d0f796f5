import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import type { Answer } from '../../../../shared/ballots/answers';
import { PAPER_LIMITS } from '../../../../shared/ballots/methods';
import type { FieldProps } from './fieldProps';
import { Mark } from './Mark';
import styles from './marks.module.css';
import { choiceMessages } from './messages';
import { InlineSentence } from './InlineSentence';
import { OptionText } from './OptionText';

const NOTHING: Answer<'choice'> = { chosen: [] };

/**
 * Circles where one option is chosen, boxes where several can be. “None of the above” stands alone.
 */
export function ChoiceQuestion({ id, question, answer, onAnswer }: FieldProps<'choice'>) {
  const { options, settings } = question;
  const { chosen, none = false, own } = answer ?? NOTHING;
  const isSingle = settings.most === 1;
  const type = isSingle ? 'radio' : 'checkbox';
  const others = isSingle ? NOTHING : { chosen, ...(own !== undefined && { own }) };

  const mark = (option: string, isChecked: boolean) => {
    const rest = others.chosen.filter((one) => one !== option);
    onAnswer({ ...others, chosen: isChecked ? [...rest, option] : rest });
  };
  const write = (text: string | undefined) =>
    onAnswer({ chosen: others.chosen, ...(text !== undefined && { own: text }) });

  return (
    <div className={styles['marks']}>
      {!isSingle && (
        <ChoicesLeft
          least={settings.least}
          most={Math.min(settings.most, options.length + Number(settings.own))}
          given={chosen.length + Number(own !== undefined)}
        />
      )}
      {options.map((option) => (
        <Mark
          key={option.id}
          type={type}
          name={id}
          isChecked={chosen.includes(option.id)}
          onChange={(isChecked) => mark(option.id, isChecked)}
        >
          <OptionText option={option} />
        </Mark>
      ))}
      {settings.own && (
        <div>
          <Mark
            type={type}
            name={id}
            isChecked={own !== undefined}
            onChange={(isChecked) => write(isChecked ? '' : undefined)}
          >
            <FormattedMessage {...choiceMessages.own} />
          </Mark>
          {own !== undefined && <OwnOption text={own} onText={write} />}
        </div>
      )}
      {settings.none && (
        <Mark
          type={type}
          name={id}
          isChecked={none}
          onChange={(isChecked) => onAnswer(isChecked ? { chosen: [], none: true } : NOTHING)}
        >
          <FormattedMessage {...choiceMessages.none} />
        </Mark>
      )}
    </div>
  );
}

interface OwnProps {
  readonly text: string;
  readonly onText: (text: string) => void;
}

function OwnOption({ text, onText }: OwnProps) {
  const { formatMessage } = useIntl();
  return (
    <input
      className={styles['own']}
      aria-label={formatMessage(choiceMessages.ownLabel)}
      value={text}
      maxLength={PAPER_LIMITS.ownOptionLetters}
      dir="auto"
      onChange={({ target }) => onText(target.value)}
    />
  );
}

interface LeftProps {
  readonly least: number;
  readonly most: number;
  readonly given: number;
}

/**
 * Number of options that can be marked, and that can still be marked; read out while the voter
 * marks.
 */
function ChoicesLeft({ least, most, given }: LeftProps) {
  const left = most - given;
  const many: MessageDescriptor = least > 0 ? choiceMessages.between : choiceMessages.upTo;
  return (
    <p className={styles['note']}>
      <InlineSentence>
        <FormattedMessage {...many} values={{ least, most }} />
      </InlineSentence>
      <span role="status" className={left < 0 ? styles['warn'] : undefined}>
        <FormattedMessage
          {...(left < 0 ? choiceMessages.over : choiceMessages.left)}
          values={{ count: Math.abs(left) }}
        />
      </span>
    </p>
  );
}
