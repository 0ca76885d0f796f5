import type { ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import type { Localized } from '../../../../../shared/contract/text';
import { TRAINING_LEVELS } from '../../../../../shared/contract/training';
import {
  ATTENDANCE_MODES,
  SESSION_LIMITS,
  TRAINING_LIMITS,
} from '../../../../../shared/contract/trainingSessions';
import type {
  WrittenSession,
  WrittenTraining,
} from '../../../../../shared/contract/writtenTraining';
import { LOCALE_CODES, type Locale } from '../../../../../shared/locales';
import { kindMessages, languageMessages } from '../../../../intl/contents/messages';
import { CheckboxGroup } from '../../../../ui/forms/CheckboxGroup';
import { Select } from '../../../../ui/forms/Select';
import { TextArea } from '../../../../ui/forms/TextArea';
import type { DetailPart, FieldsProps } from '../detailPart';
import { eventPartMessages } from '../../../../parts/details/plan/messages';
import {
  RegistrationFields,
  TimeFields,
  VideoAddress,
} from '../../../../parts/details/plan/PlanFields';
import { useWatchedField } from '../../../../parts/details/useWatchedField';
import { DetailsFold } from '../DetailsFold';
import { useEventFacts } from '../events/useEventFacts';
import { LocalizedText } from '../LocalizedText';
import { eventFoldMessages } from '../messages';
import { ContentLinkField } from '../ContentLinkField';
import { splitFieldValues, type Fields } from '../../../../ui/forms/fields';
import { readLocalizedField, readTextField } from '../../../../ui/forms/localized';
import { readContentSlug } from '../../../../parts/content/links/contentKeys';
import { readMomentField } from '../../../../parts/details/plan/MomentFields';
import { readRegistration } from '../events/readEvent';
import { readNumberField } from '../../../../parts/details/fieldValues';
import { countLetters } from '../../../../ui/forms/countLetters';
import type { Faults } from '../../../../ui/forms/formContext';
import { formatPoints, splitLines, readPoints } from './lines';
import {
  trainingFoldMessages,
  trainingLevelMessages,
  trainingOutcomesMessage,
  trainingPartMessages,
} from './messages';

interface Limit {
  readonly name: string;
  readonly lines: number;
  readonly letters: number;
}

const LIMITS: readonly Limit[] = [
  { name: 'trainers', lines: SESSION_LIMITS.trainers, letters: SESSION_LIMITS.name },
  ...LOCALE_CODES.map((lang) => ({
    name: `outcomes.${lang}`,
    lines: TRAINING_LIMITS.outcomes,
    letters: TRAINING_LIMITS.outcome,
  })),
];

function isTooMuch(text: string, { lines, letters }: Limit): boolean {
  const found = splitLines(text);
  return found.length > lines || found.some((line) => countLetters(line) > letters);
}

/** Fields with one name or point on each line. */
const checkLines = (fields: Fields): Faults =>
  Object.fromEntries(
    LIMITS.filter((limit) => isTooMuch(fields[limit.name] ?? '', limit)).map(({ name }) => [
      name,
      trainingPartMessages.tooManyLines,
    ]),
  );

const sessionIn = (fields: Fields): WrittenSession => ({
  timezone: readTextField(fields, 'timezone'),
  startsAt: readMomentField(fields, 'startsAt'),
  endsAt: readMomentField(fields, 'endsAt'),
  format: (fields['format'] ?? 'inPerson') as WrittenSession['format'],
  location: readLocalizedField(fields, 'location'),
  onlineUrl: readTextField(fields, 'onlineUrl'),
  trainers: splitLines(readTextField(fields, 'trainers')),
  capacity: readNumberField(fields, 'capacity') ?? 0,
  courseSlug: readContentSlug(fields, 'courseSlug'),
  registration: readRegistration(fields),
  cancellation: readLocalizedField(fields, 'cancellation'),
});

/** Converts the form to a course or a training as it is sent: only a training has a session. */
const readTraining = (fields: Fields, kind: string): WrittenTraining => ({
  level: (fields['level'] ?? 'introduction') as WrittenTraining['level'],
  languages: [...splitFieldValues(fields['languages'])] as Locale[],
  outcomes: readPoints(fields, 'outcomes'),
  session: kind === 'training' ? sessionIn(fields) : null,
});

type Props = FieldsProps<'training'>;

const TEXTS = {
  outcomes: TRAINING_LIMITS.outcomes * TRAINING_LIMITS.outcome,
  location: SESSION_LIMITS.name,
  cancellation: SESSION_LIMITS.note,
} as const;

interface TextProps extends Props {
  readonly name: keyof typeof TEXTS;
  readonly label: MessageDescriptor;
  readonly text: Localized;
  readonly rows?: number;
}

const TrainingText = ({ name, written, ...more }: TextProps) => (
  <LocalizedText name={name} {...more} original={written.originalLocale} limit={TEXTS[name]} />
);

function TrainingFields({ written }: Props) {
  const { session } = written.details;
  if (!session) return <ContentFields written={written} />;
  return <SessionFields session={session} written={written} />;
}

/** Fields that courses have, too: for whom it is, and what people learn. */
function ContentFields({ written }: Props) {
  const { formatMessage } = useIntl();
  const { level, languages, outcomes } = written.details;
  return (
    <>
      <Select
        name="level"
        label={trainingPartMessages.level}
        options={TRAINING_LEVELS.map((value) => ({
          value,
          label: formatMessage(trainingLevelMessages[value]),
        }))}
        defaultValue={level}
      />
      <CheckboxGroup
        name="languages"
        label={trainingPartMessages.languages}
        options={LOCALE_CODES.map((value) => ({
          value,
          label: formatMessage(languageMessages[value]),
        }))}
        defaultValues={languages}
      />
      <TrainingText
        name="outcomes"
        label={trainingPartMessages.outcomes}
        text={formatPoints(outcomes)}
        rows={5}
        written={written}
      />
    </>
  );
}

interface SessionProps extends Props {
  readonly session: WrittenSession;
}

/** Details of a training: time, place, people, and what they learn there. */
function SessionFields({ session, written }: SessionProps) {
  const { formatMessage } = useIntl();
  const say = useEventFacts(written.originalLocale);
  const isOut = !['draft', 'in_review'].includes(written.status);
  const isCalledOff = Object.keys(session.cancellation).length > 0;
  return (
    <>
      <SessionFold
        title={eventFoldMessages.when}
        summarize={({ session: at }) => (at ? [...say.times(at), say.text(at.location)] : [])}
        isOpen
        written={written}
      >
        <TimeFields {...session} />
        <PlaceFields session={session} written={written} />
      </SessionFold>
      <SessionFold
        title={trainingFoldMessages.content}
        summarize={({ level, outcomes }) => [
          formatMessage(trainingLevelMessages[level]),
          formatMessage(trainingOutcomesMessage, { count: outcomes.length }),
        ]}
        written={written}
      >
        <ContentFields written={written} />
        <TrainerFields session={session} written={written} />
      </SessionFold>
      <SessionFold
        title={eventFoldMessages.registration}
        summarize={({ session: at }) => (at ? say.registration(at.registration, at.capacity) : [])}
        written={written}
      >
        <RegistrationFields plan={session} />
      </SessionFold>
      {(isOut || isCalledOff) && (
        <SessionFold
          title={eventFoldMessages.cancellation}
          summarize={({ session: at }) => (at ? say.cancellation(at) : [])}
          written={written}
        >
          <TrainingText
            name="cancellation"
            label={eventPartMessages.cancellation}
            text={session.cancellation}
            written={written}
          />
        </SessionFold>
      )}
    </>
  );
}

interface FoldProps extends Props {
  readonly title: MessageDescriptor;
  readonly summarize: (details: WrittenTraining) => readonly ReactNode[];
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

const SessionFold = ({ written, ...fold }: FoldProps) => (
  <DetailsFold
    details={written.details}
    read={(fields) => readTraining(fields, written.kind)}
    {...fold}
  />
);

function TrainerFields({ session, written }: SessionProps) {
  return (
    <>
      <TextArea
        name="trainers"
        label={trainingPartMessages.trainers}
        defaultValue={session.trainers.join('\n')}
        maxLetters={SESSION_LIMITS.trainers * SESSION_LIMITS.name}
        rows={3}
        isOptional
      />
      <ContentLinkField
        name="courseSlug"
        label={trainingPartMessages.course}
        section="training"
        slug={session.courseSlug}
        places={written.places}
      />
    </>
  );
}

function PlaceFields({ session, written }: SessionProps) {
  const { formatMessage } = useIntl();
  const { chosen, onInput } = useWatchedField('format', session.format);
  return (
    <>
      <div onInput={onInput}>
        <Select
          name="format"
          label={trainingPartMessages.format}
          options={ATTENDANCE_MODES.map((value) => ({
            value,
            label: formatMessage(kindMessages[value]),
          }))}
          defaultValue={session.format}
        />
      </div>
      <TrainingText
        name="location"
        label={eventPartMessages.location}
        text={session.location}
        rows={1}
        written={written}
      />
      <VideoAddress
        url={session.onlineUrl}
        most={SESSION_LIMITS.url}
        isOffered={chosen !== 'inPerson'}
      />
    </>
  );
}

/** Details of courses and trainings besides their texts. */
export const trainingPart: DetailPart<'training'> = {
  Fields: TrainingFields,
  read: (fields, { kind }) => readTraining(fields, kind),
  texts: TEXTS,
  days: [],
  check: checkLines,
};
