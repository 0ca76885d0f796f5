import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { WrittenItem } from '../../../../../shared/contract/meetings';
import type { Locale } from '../../../../../shared/locales';
import { MEETING_LIMITS } from '../../../../../shared/meetings/meetingRules';
import { LanguageTexts } from '../../../../parts/details/FormLanguages';
import { NumberField } from '../../../../ui/forms/NumberField';
import { TextArea } from '../../../../ui/forms/TextArea';
import { ToolButton } from '../../../../ui/forms/ToolButton';
import { TimeText } from '../../../../ui/TimeText';
import styles from './MeetingEdit.module.css';
import { agendaEditMessages, itemNumber, textMessages } from './messages';
import { getItemFieldName } from './writtenPlan';
import { MoveTools } from './RowList';

interface Props {
  readonly id: string;
  /** Item as it is saved; undefined for a new one. */
  readonly item: Omit<WrittenItem, 'items'> | undefined;
  readonly original: Locale;
  readonly isBelow: boolean;
  /** `1.2` */
  readonly number: string;
  /** ISO moment at which it begins. */
  readonly begin: string | null;
  readonly canIndent: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (by: -1 | 1) => void;
  readonly onPlace: (isBelow: boolean) => void;
  readonly onRemove: () => void;
}

/** One item of the agenda: its words, how long it takes, and where it stands. */
export function AgendaRow(props: Props) {
  const { id, item, number, begin } = props;
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles['item']}>
      <header className={styles['head']}>
        <h3 id={heading}>
          <FormattedMessage {...itemNumber} values={{ number: <bdi key="number">{number}</bdi> }} />
        </h3>
        {begin && (
          <span className={styles['soft']}>
            <TimeText value={begin} format="time" />
          </span>
        )}
        <RowTools {...props} about={heading} />
      </header>
      <RowTexts {...props} />
      <NumberField
        name={getItemFieldName(id, 'minutes')}
        label={agendaEditMessages.minutes}
        hint={<FormattedMessage {...agendaEditMessages.minutesHint} />}
        minValue={0}
        maxValue={MEETING_LIMITS.itemMinutes}
        step={1}
        defaultValue={item?.minutes ?? 0}
      />
    </section>
  );
}

function RowTexts({ id, item, original }: Props) {
  const [title, note] = [getItemFieldName(id, 'title'), getItemFieldName(id, 'note')];
  return (
    <>
      <LanguageTexts texts={{ [title]: item?.title ?? {} }} original={original}>
        {(lang) => (
          <TextArea
            name={`${title}.${lang}`}
            label={textMessages.itemTitle[lang]}
            lang={lang}
            defaultValue={item?.title[lang] ?? ''}
            maxLetters={MEETING_LIMITS.itemTitle}
            rows={2}
            isOptional={lang !== original}
          />
        )}
      </LanguageTexts>
      <LanguageTexts texts={{ [note]: item?.note ?? {} }} original={original}>
        {(lang) => (
          <TextArea
            name={`${note}.${lang}`}
            label={textMessages.note[lang]}
            lang={lang}
            defaultValue={item?.note[lang] ?? ''}
            maxLetters={MEETING_LIMITS.note}
            rows={2}
            isOptional
          />
        )}
      </LanguageTexts>
    </>
  );
}

function RowTools(props: Props & { readonly about: string }) {
  const { about, isBelow, canIndent, isFirst, isLast, onMove, onPlace, onRemove } = props;
  return (
    <div className={styles['tools']}>
      <MoveTools about={about} isFirst={isFirst} isLast={isLast} onMove={onMove} />
      <ToolButton
        label={isBelow ? agendaEditMessages.outdent : agendaEditMessages.indent}
        about={about}
        isDisabled={!isBelow && !canIndent}
        onPress={() => onPlace(!isBelow)}
      />
      <ToolButton label={agendaEditMessages.remove} about={about} onPress={onRemove} />
    </div>
  );
}
