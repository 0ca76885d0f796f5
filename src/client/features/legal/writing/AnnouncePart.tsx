import { FormattedMessage } from 'react-intl';
import type {
  LegalDraft,
  LegalField,
  LegalTextName,
  LegalWriting,
} from '../../../../shared/contract/legal';
import { getLocaleInfo, type Locale } from '../../../../shared/locales';
import { useIdempotencyKeys } from '../../../api/useIdempotencyKeys';
import { DatePicker } from '../../../ui/forms/DatePicker';
import { Form, type Faults, type Fields } from '../../../ui/forms/Form';
import { faultMessages } from '../../../ui/forms/messages';
import type { Revisions } from '../../../ui/forms/revisions';
import { Part } from '../../../ui/Part';
import { TimeText } from '../../../ui/TimeText';
import { isRevisionConflict, toLegalFormErrors } from './legalFormErrors';
import { useAnnounceLegalVersionMutation } from './legalWritingApi';
import {
  dayFaultMessages,
  dayHint,
  earlyMessage,
  fieldMessages,
  gapCountMessage,
  writingMessages,
} from './messages';
import styles from './writing.module.css';

interface Props {
  readonly writing: LegalWriting;
  readonly draft: LegalDraft;
  readonly revisions: Revisions;
  readonly onNewer: () => unknown;
  readonly onAnnounced: () => void;
}

/** Gives the draft its day, once nothing is missing in any language. */
export function AnnouncePart(props: Props) {
  const { draft } = props;
  const { missing, gaps } = draft;
  const isReady = isComplete(draft) && !isUnread(draft);
  return (
    <Part title={writingMessages.announceTitle}>
      {missing.length > 0 && <Missing missing={missing} />}
      {gaps.length > 0 && <Gaps gaps={gaps} />}
      {isComplete(draft) && isUnread(draft) && (
        <p>
          <FormattedMessage {...writingMessages.signOffFirst} />
        </p>
      )}
      {isReady && <DayForm {...props} />}
    </Part>
  );
}

/** Tells whether all texts are written, and no gap is left in them. */
export const isComplete = ({ missing, gaps }: LegalDraft): boolean =>
  missing.length === 0 && gaps.length === 0;

/** Tells whether a draft began with a template and nobody has signed it off. */
export const isUnread = ({ template }: LegalDraft): boolean =>
  template !== null && !template.signedOff;

/** Splits the name of a text: `body.ar`. */
const splitName = (name: LegalTextName) => name.split('.') as [LegalField, Locale];

/** The gaps by the text that they are in, each in the language of its text. */
function Gaps({ gaps }: Pick<LegalDraft, 'gaps'>) {
  const names = [...new Set(gaps.map(({ name }) => name))];
  return (
    <>
      <p>
        <FormattedMessage {...writingMessages.gapsTitle} />
      </p>
      {names.map((name) => {
        const [field, code] = splitName(name);
        const open = gaps.filter((gap) => gap.name === name);
        return (
          <details key={name} className={styles['gaps']}>
            <summary>
              <FormattedMessage
                {...gapCountMessage}
                values={{
                  text: <FormattedMessage key="text" {...fieldMessages[field][code]} />,
                  count: open.length,
                }}
              />
            </summary>
            <ul lang={code} dir={getLocaleInfo(code).dir}>
              {open.map(({ text }) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </details>
        );
      })}
    </>
  );
}

function Missing({ missing }: Pick<LegalDraft, 'missing'>) {
  return (
    <>
      <p>
        <FormattedMessage {...writingMessages.missingTitle} />
      </p>
      <ul>
        {missing.map((name) => {
          const [field, code] = splitName(name);
          return (
            <li key={name}>
              <FormattedMessage {...fieldMessages[field][code]} />
            </li>
          );
        })}
      </ul>
    </>
  );
}

type Days = Pick<LegalWriting, 'earliest' | 'latest'>;

function checkDay({ effectiveOn: day = '' }: Fields, { earliest, latest }: Days): Faults {
  if (day === '') return { effectiveOn: faultMessages.missing };
  if (day < earliest) return { effectiveOn: earlyMessage };
  return day > latest ? { effectiveOn: dayFaultMessages.tooFar } : {};
}

/** Tells whether there has been no version yet: a first one can hold at once. */
export const isFirstVersion = ({ inForce, coming }: LegalWriting): boolean =>
  !inForce && coming.length === 0;

function DayForm({ writing, draft, revisions, onNewer, onAnnounced }: Props) {
  const { kind, earliest } = writing;
  const isFirst = isFirstVersion(writing);
  const keyFor = useIdempotencyKeys();
  const [announce, { isLoading, error }] = useAnnounceLegalVersionMutation();
  const send = async ({ effectiveOn = '' }: Fields) => {
    const announcement = { revision: revisions.since(draft.revision), effectiveOn };
    const idempotencyKey = keyFor(announcement);
    const { data, error: failure } = await announce({ kind, announcement, idempotencyKey });
    if (isRevisionConflict(failure)) onNewer();
    return data !== undefined;
  };
  const hint = (
    <FormattedMessage {...dayHint} values={{ date: <TimeText key="date" value={earliest} /> }} />
  );
  return (
    <>
      <p>
        <FormattedMessage
          {...(isFirst ? writingMessages.firstAnnounceText : writingMessages.announceText)}
        />
      </p>
      <Form
        check={(fields) => checkDay(fields, writing)}
        onSubmit={send}
        onSaved={onAnnounced}
        isPending={isLoading}
        label={writingMessages.announce}
        {...toLegalFormErrors(error)}
      >
        <DatePicker
          name="effectiveOn"
          label={writingMessages.day}
          hint={hint}
          defaultValue={isFirst ? earliest : ''}
        />
      </Form>
    </>
  );
}
