import { FormattedMessage, useIntl, FormattedList, type MessageDescriptor } from 'react-intl';
import { getLocaleInfo, isLocale, type Locale } from '../../../../shared/locales';
import { toDay } from '../../../../shared/timeZones';
import { useLocaleContext } from '../../../intl/IntlRoot';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/Notice';
import { TimeText } from '../../../ui/TimeText';
import type { TextField } from '../../../../shared/contract/editing';
import { languageMessages } from '../../../intl/contents/messages';
import { useTermName } from '../../../intl/useTermName';
import { editMessages, textMessages, visibilityMessages } from '../messages';
import { MERGE_CHOICES, type MergeChoice } from './merge';
import styles from './meeting.module.css';
import { choiceMessages, meetingMessages } from './messages';
import type { EditConflicts, FieldConflict } from './useEditConflicts';
import { isText, type FactName, type WrittenName } from './writtenFields';

/**
 * Notice of the changes that another person made during typing: those that were taken over, and
 * those to decide on.
 */
export function EditConflictNotice({ meeting }: { readonly meeting: EditConflicts }) {
  const { formatList, formatMessage } = useIntl();
  const { by, taken, met, choose } = meeting;
  if (!by) return null;
  return (
    <div className={styles['meeting']}>
      <Notice
        tone={met.length > 0 ? 'warn' : 'accent'}
        role={met.length > 0 ? 'alert' : 'status'}
        title={<FormattedMessage {...meetingMessages.title} />}
      >
        <p>
          <Who by={by} />
        </p>
        {taken.length > 0 && (
          <p>
            <FormattedMessage
              {...meetingMessages.taken}
              values={{
                fields: formatList(taken.map((name) => formatMessage(getFieldLabel(name)))),
              }}
            />
          </p>
        )}
        {met.length > 0 && (
          <p>
            <FormattedMessage {...meetingMessages.decide} />
          </p>
        )}
      </Notice>
      {met.map((one) => (
        <Decision key={one.name} one={one} onChoose={(choice) => choose(one.name, choice)} />
      ))}
    </div>
  );
}

function Who({ by: { at, by } }: { readonly by: NonNullable<EditConflicts['by']> }) {
  const { now, timeZone } = useLocaleContext();
  const isToday = toDay(Date.parse(at), timeZone) === toDay(now, timeZone);
  const time = <TimeText value={at} format={isToday ? 'time' : 'dateTime'} />;
  return by === null ? (
    <FormattedMessage {...meetingMessages.somebody} values={{ time }} />
  ) : (
    <FormattedMessage {...meetingMessages.who} values={{ name: <bdi>{by}</bdi>, time }} />
  );
}

interface DecisionProps {
  readonly one: FieldConflict;
  readonly onChoose: (choice: MergeChoice) => void;
}

/** One field with both texts beside each other. */
function Decision({ one, onChoose }: DecisionProps) {
  const { formatMessage } = useIntl();
  const { name, texts, choice } = one;
  const possible = MERGE_CHOICES.filter((each) => texts[each] !== null);
  return (
    <fieldset className={styles['decision']}>
      <legend>
        <FormattedMessage {...getFieldLabel(name)} />
      </legend>
      <dl className={styles['sides']}>
        {(['mine', 'theirs'] as const).map((side) => (
          <div key={side}>
            <dt>
              <FormattedMessage {...meetingMessages[side]} />
            </dt>
            <dd {...languageOf(one)}>
              <ConflictText one={one} side={side} />
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles['choices']}>
        {possible.map((each) => (
          <Button
            key={each}
            look="secondary"
            aria-pressed={choice === each}
            aria-label={formatMessage(meetingMessages.choiceFor, {
              choice: formatMessage(choiceMessages[each]),
              field: formatMessage(getFieldLabel(name)),
            })}
            onClick={() => onChoose(each)}
          >
            <FormattedMessage {...choiceMessages[each]} />
          </Button>
        ))}
      </div>
    </fieldset>
  );
}

function languageOf({ name }: FieldConflict) {
  const code = isText(name) ? name.split('.')[1] : undefined;
  const info = isLocale(code) ? getLocaleInfo(code) : undefined;
  return info && { lang: info.code, dir: info.dir };
}

function ConflictText({
  one,
  side,
}: {
  readonly one: FieldConflict;
  readonly side: 'mine' | 'theirs';
}) {
  const text = one[side];
  if (text === '') return <FormattedMessage {...meetingMessages.nothing} />;
  return isText(one.name) ? text : <FactValue name={one.name} value={text} />;
}

/** Returns the label of a field. */
function getFieldLabel(name: WrittenName): MessageDescriptor {
  if (!isText(name)) return editMessages[name];
  const [field, code] = name.split('.') as [TextField, Locale];
  return textMessages[field][code];
}

const VALUES: Readonly<Partial<Record<FactName, Readonly<Record<string, MessageDescriptor>>>>> = {
  originalLocale: languageMessages,
  visibility: visibilityMessages,
};

interface FactValueProps {
  readonly name: FactName;
  readonly value: string;
}

/** Value that was chosen, in the words of its choices. */
function FactValue({ name, value }: FactValueProps) {
  const nameTerm = {
    topics: useTermName('topics'),
    area: useTermName('districts'),
  } as Partial<Record<FactName, (key: string) => string>>;
  const words = value.split(' ').map((each) => {
    const message = VALUES[name]?.[each];
    if (message) return <FormattedMessage key={each} {...message} />;
    return <bdi key={each}>{nameTerm[name]?.(each) ?? each}</bdi>;
  });
  return <FormattedList value={words} />;
}
