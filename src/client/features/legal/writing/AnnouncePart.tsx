import { FormattedMessage } from 'react-intl';
import type { LegalDraft, LegalField, LegalWriting } from '../../../../shared/contract/legal';
import type { Locale } from '../../../../shared/locales';
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
  writingMessages,
} from './messages';

interface Props {
  readonly writing: LegalWriting;
  readonly draft: LegalDraft;
  readonly revisions: Revisions;
  readonly onNewer: () => unknown;
  readonly onAnnounced: () => void;
}

/** Gives the draft its day, once nothing is missing in any language. */
export function AnnouncePart(props: Props) {
  const { missing } = props.draft;
  return (
    <Part title={writingMessages.announceTitle}>
      {missing.length > 0 ? <Missing missing={missing} /> : <DayForm {...props} />}
    </Part>
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
          const [field, code] = name.split('.') as [LegalField, Locale];
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

function DayForm({ writing, draft, revisions, onNewer, onAnnounced }: Props) {
  const { kind, earliest } = writing;
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
        <FormattedMessage {...writingMessages.announceText} />
      </p>
      <Form
        check={(fields) => checkDay(fields, writing)}
        onSubmit={send}
        onSaved={onAnnounced}
        isPending={isLoading}
        label={writingMessages.announce}
        {...toLegalFormErrors(error)}
      >
        <DatePicker name="effectiveOn" label={writingMessages.day} hint={hint} />
      </Form>
    </>
  );
}
