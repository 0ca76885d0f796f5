import { useIntl, type MessageDescriptor } from 'react-intl';
import type { Localized } from '../../../../../shared/contract/text';
import { TRAINING_LEVELS } from '../../../../../shared/contract/training';
import {
  ATTENDANCE_MODES,
  SESSION_LIMITS,
  TRAINING_LIMITS,
} from '../../../../../shared/contract/trainingSessions';
import type { WrittenSession } from '../../../../../shared/contract/writtenTraining';
import { LOCALE_CODES } from '../../../../../shared/locales';
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
import { LocalizedText } from '../LocalizedText';
import { ContentLinkField } from '../ContentLinkField';
import { checkLines } from './checkLines';
import { formatPoints } from './lines';
import { trainingLevelMessages, trainingPartMessages } from './messages';
import { readTraining } from './readTraining';

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
  const { formatMessage } = useIntl();
  const { level, languages, outcomes, session } = written.details;
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
      {session && <SessionFields session={session} written={written} />}
    </>
  );
}

interface SessionProps extends Props {
  readonly session: WrittenSession;
}

/** When, where and with whom it is. */
function SessionFields({ session, written }: SessionProps) {
  return (
    <>
      <TimeFields {...session} />
      <PlaceFields session={session} written={written} />
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
      <RegistrationFields plan={session} />
      <TrainingText
        name="cancellation"
        label={eventPartMessages.cancellation}
        text={session.cancellation}
        written={written}
      />
    </>
  );
}

function PlaceFields({ session, written }: SessionProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <Select
        name="format"
        label={trainingPartMessages.format}
        options={ATTENDANCE_MODES.map((value) => ({
          value,
          label: formatMessage(kindMessages[value]),
        }))}
        defaultValue={session.format}
      />
      <TrainingText
        name="location"
        label={eventPartMessages.location}
        text={session.location}
        rows={1}
        written={written}
      />
      <VideoAddress url={session.onlineUrl} most={SESSION_LIMITS.url} />
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
