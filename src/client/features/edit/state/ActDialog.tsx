import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ContentSource } from '../../../../shared/contract/editing';
import { LIFECYCLE_LIMITS } from '../../../../shared/contract/lifecycle';
import { useLocaleContext, useOfferedLocales } from '../../../intl/IntlRoot';
import { sessionMessages } from '../../../intl/failures/messages';
import { toInstant } from '../../../ui/forms/cityMoment';
import { CityTimes } from '../../../ui/CityTimes';
import { DatePicker } from '../../../ui/forms/DatePicker';
import { Form, type Faults, type Fields } from '../../../ui/forms/Form';
import { readLocalizedField, listTooLongFields, readTextField } from '../../../ui/forms/localized';
import { faultMessages } from '../../../ui/forms/messages';
import { TextArea } from '../../../ui/forms/TextArea';
import { TimeField } from '../../../ui/forms/TimeField';
import { ConfirmDialog, Dialog } from '../../../ui/overlays/Dialog';
import { toActFormErrors } from './actFormErrors';
import {
  dialogTitles,
  questionMessages,
  reasonMessages,
  sendMessages,
  stateMessages,
} from './messages';
import { PublishDialog } from './PublishDialog';
import type { ActState, ActDetails } from './useAct';

/** Acts that ask something first. */
export type ConfirmedAct = 'publish' | 'schedule' | 'return' | 'retract' | 'archive' | 'delete';
type Question = keyof typeof questionMessages;
type Written = Exclude<ConfirmedAct, Question | 'publish'>;

interface Props {
  readonly act: ConfirmedAct;
  readonly source: ContentSource;
  readonly acting: ActState;
  readonly onClose: () => void;
}

const isQuestion = (act: ConfirmedAct): act is Question => act in questionMessages;

/** Dialog for the words or the confirmation that an act needs first. */
export function ActDialog({ act, ...props }: Props) {
  if (act === 'publish') return <PublishDialog {...props} />;
  return isQuestion(act) ? <Ask {...props} act={act} /> : <Write {...props} act={act} />;
}

function Ask({ act, acting, onClose }: Props & { readonly act: Question }) {
  const { title, text, yes } = questionMessages[act];
  const answer = (isYes: boolean) => {
    onClose();
    if (isYes) void acting.run(act);
  };
  return (
    <ConfirmDialog
      title={title}
      text={text}
      confirm={yes}
      cancel={sessionMessages.cancel}
      isDanger={act === 'delete'}
      onAnswer={answer}
    />
  );
}

interface Writing {
  readonly Fields: (props: { readonly source: ContentSource }) => ReactNode;
  readonly check: (fields: Fields, source: ContentSource) => Faults;
  readonly wordsOf: (fields: Fields, timeZone: string) => ActDetails;
}

const filled = (name: string, fields: Fields): Faults =>
  readTextField(fields, name) === '' ? { [name]: faultMessages.missing } : {};

const WRITINGS: Readonly<Record<Written, Writing>> = {
  schedule: {
    Fields: Schedule,
    check: (fields) => filled('date', fields),
    wordsOf: (fields, timeZone) => {
      const at = toInstant({ day: fields['date'] ?? '', time: fields['time'] ?? '' }, timeZone);
      return at === null ? {} : { at };
    },
  },
  return: {
    Fields: () => (
      <TextArea
        name="note"
        label={stateMessages.note}
        hint={<FormattedMessage {...stateMessages.noteHint} />}
        maxLetters={LIFECYCLE_LIMITS.note}
      />
    ),
    check: (fields) => filled('note', fields),
    wordsOf: (fields) => ({ note: readTextField(fields, 'note') }),
  },
  retract: {
    Fields: Reasons,
    check: (fields, { originalLocale }) => ({
      ...Object.fromEntries(
        listTooLongFields(fields, 'reason', LIFECYCLE_LIMITS.reason).map((name) => [
          name,
          faultMessages.tooLong,
        ]),
      ),
      ...filled(`reason.${originalLocale}`, fields),
    }),
    wordsOf: (fields) => ({ reason: readLocalizedField(fields, 'reason') }),
  },
};

function Write({ act, source, acting, onClose }: Props & { readonly act: Written }) {
  const { timeZone } = useLocaleContext();
  const { Fields, check, wordsOf } = WRITINGS[act];
  return (
    <Dialog title={<FormattedMessage {...dialogTitles[act]} />} onClose={onClose}>
      <Form
        check={(fields) => check(fields, source)}
        onSubmit={(fields) => acting.run(act, wordsOf(fields, timeZone))}
        onSaved={onClose}
        isPending={acting.pending === act}
        label={sendMessages[act]}
        {...toActFormErrors(acting.error, source)}
      >
        <Fields source={source} />
      </Form>
    </Dialog>
  );
}

function Schedule() {
  return (
    <>
      <DatePicker name="date" label={stateMessages.date} />
      <TimeField
        name="time"
        label={stateMessages.time}
        hint={<FormattedMessage {...stateMessages.timeHint} />}
        isOptional
      />
      <CityTimes />
    </>
  );
}

/** The original language comes first: it has to be there. */
function Reasons({ source: { originalLocale } }: { readonly source: ContentSource }) {
  const others = useOfferedLocales().filter((code) => code !== originalLocale);
  return [originalLocale, ...others].map((code) => (
    <TextArea
      key={code}
      name={`reason.${code}`}
      label={reasonMessages[code]}
      lang={code}
      maxLetters={LIFECYCLE_LIMITS.reason}
      isOptional={code !== originalLocale}
    />
  ));
}
