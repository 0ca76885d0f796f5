import type { ReactNode } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { EVENT_AIDS, EVENT_KINDS, EVENT_LIMITS } from '../../../../../shared/contract/events';
import type { Localized } from '../../../../../shared/contract/text';
import type { WrittenEvent } from '../../../../../shared/contract/writtenEvent';
import { toWallTime } from '../../../../../shared/timeZones';
import { useLocaleContext } from '../../../../intl/IntlRoot';
import { ContentLinksField } from '../../../../parts/content/links/ContentLinksField';
import {
  accessMessages,
  aidChoices,
  eventPartMessages,
} from '../../../../parts/details/plan/messages';
import {
  MoreFields,
  RegistrationFields,
  TimeFields,
  VideoAddress,
} from '../../../../parts/details/plan/PlanFields';
import { useWatchedField } from '../../../../parts/details/useWatchedField';
import { NumberField } from '../../../../ui/forms/NumberField';
import { RadioGroup } from '../../../../ui/forms/RadioGroup';
import type { DetailPart, FieldsProps } from '../detailPart';
import styles from '../details.module.css';
import { DetailsFold } from '../DetailsFold';
import { KindField } from '../KindField';
import { LocalizedText } from '../LocalizedText';
import { eventFoldMessages } from '../messages';
import { formatAgenda } from './agendaLines';
import { readEvent } from './readEvent';
import { useEventFacts } from './useEventFacts';

type Props = FieldsProps<'events'>;

const AID_CHOICES = ['yes', 'no', 'unknown'] as const;

function toChoice(isThere: boolean | null): (typeof AID_CHOICES)[number] {
  if (isThere === null) return 'unknown';
  return isThere ? 'yes' : 'no';
}
/** All its lines in one language. */
const AGENDA_LETTERS = EVENT_LIMITS.agenda * EVENT_LIMITS.agendaTitle;

const TEXTS = {
  organiser: EVENT_LIMITS.name,
  location: EVENT_LIMITS.name,
  address: EVENT_LIMITS.address,
  directions: EVENT_LIMITS.note,
  accessNote: EVENT_LIMITS.note,
  agenda: AGENDA_LETTERS,
  cancellation: EVENT_LIMITS.note,
  minutes: EVENT_LIMITS.minutes,
} as const;
type TextName = keyof typeof TEXTS;

interface TextProps extends Props {
  readonly name: TextName;
  readonly label: MessageDescriptor;
  readonly hint?: MessageDescriptor;
  readonly rows?: number;
}

function EventText({ name, label, hint, rows = 2, written }: TextProps) {
  const { details, originalLocale } = written;
  const text: Localized = name === 'agenda' ? formatAgenda(details.agenda) : details[name];
  return (
    <LocalizedText
      name={name}
      label={label}
      rows={rows}
      {...(hint && { hint })}
      text={text}
      original={originalLocale}
      limit={TEXTS[name]}
    />
  );
}

interface FoldProps extends Props {
  readonly title: MessageDescriptor;
  readonly summarize: (details: WrittenEvent) => readonly ReactNode[];
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

const EventFold = ({ written, ...fold }: FoldProps) => (
  <DetailsFold details={written.details} read={readEvent} {...fold} />
);

function EventFields({ written }: Props) {
  const { registration, access, programme, cancellation, afterwards } = eventFoldMessages;
  const say = useEventFacts(written.originalLocale);
  const { now } = useLocaleContext();
  return (
    <>
      <TimeAndPlace written={written} />
      <EventFold
        title={registration}
        summarize={({ registration: rule, capacity }) => say.registration(rule, capacity)}
        written={written}
      >
        <RegistrationFields plan={written.details} />
      </EventFold>
      <EventFold title={access} summarize={say.access} written={written}>
        <AccessFields written={written} />
      </EventFold>
      <EventFold title={programme} summarize={say.programme} written={written}>
        <ProgrammeFields written={written} />
      </EventFold>
      {isCancellable(written) && (
        <EventFold title={cancellation} summarize={say.cancellation} written={written}>
          <EventText name="cancellation" label={eventPartMessages.cancellation} written={written} />
        </EventFold>
      )}
      {hasAfterwards(written, now) && (
        <EventFold title={afterwards} summarize={say.afterwards} written={written}>
          <AfterFields written={written} />
        </EventFold>
      )}
    </>
  );
}

const isThere = (text: Localized): boolean => Object.keys(text).length > 0;

/** Tells whether anybody can know of the event: what nobody knows of need not be called off. */
const isCancellable = ({ status, details }: Props['written']): boolean =>
  !['draft', 'in_review'].includes(status) || isThere(details.cancellation);

/** Tells whether it has begun, or something is said about it that people say afterwards. */
function hasAfterwards({ details }: Props['written'], now: number): boolean {
  const { startsAt, timezone, minutes, attendees, publications } = details;
  const hasBegun = startsAt !== null && startsAt <= toWallTime(now, timezone);
  return hasBegun || isThere(minutes) || attendees !== null || publications.length > 0;
}

const LATITUDES = { minValue: -90, maxValue: 90 } as const;
const LONGITUDES = { minValue: -180, maxValue: 180 } as const;
const DEGREES = { maximumFractionDigits: 6 } as const;

function TimeAndPlace({ written }: Props) {
  const { kind, details } = written;
  const { chosen, onInput } = useWatchedField('kind', kind);
  const say = useEventFacts(written.originalLocale);
  return (
    <EventFold
      title={eventFoldMessages.when}
      summarize={(event) => [...say.times(event), say.text(event.location)]}
      isOpen
      written={written}
    >
      <TimeFields {...details} />
      <div onInput={onInput}>
        <KindField kinds={EVENT_KINDS} kind={kind} />
      </div>
      <EventText name="location" label={eventPartMessages.location} rows={1} written={written} />
      <EventText name="address" label={eventPartMessages.address} rows={1} written={written} />
      <VideoAddress
        url={details.onlineUrl}
        most={EVENT_LIMITS.url}
        isOffered={chosen !== 'inPerson'}
      />
      <PositionFields position={details.position} />
    </EventFold>
  );
}

function PositionFields({ position }: Pick<WrittenEvent, 'position'>) {
  return (
    <MoreFields label={<FormattedMessage {...eventFoldMessages.position} />}>
      <NumberField
        name="latitude"
        label={eventPartMessages.latitude}
        {...LATITUDES}
        formatOptions={DEGREES}
        isOptional
        {...(position && { defaultValue: position.latitude })}
      />
      <NumberField
        name="longitude"
        label={eventPartMessages.longitude}
        {...LONGITUDES}
        formatOptions={DEGREES}
        isOptional
        {...(position && { defaultValue: position.longitude })}
      />
    </MoreFields>
  );
}

function ProgrammeFields({ written }: Props) {
  return (
    <>
      <EventText name="organiser" label={eventPartMessages.organiser} rows={1} written={written} />
      <EventText
        name="agenda"
        label={eventPartMessages.agenda}
        hint={eventPartMessages.agendaHint}
        rows={5}
        written={written}
      />
    </>
  );
}

function AccessFields({ written }: Props) {
  const { formatMessage } = useIntl();
  const { access } = written.details;
  const options = AID_CHOICES.map((value) => ({ value, label: formatMessage(aidChoices[value]) }));
  return (
    <>
      <EventText name="directions" label={eventPartMessages.directions} written={written} />
      <div className={styles['aids']}>
        {EVENT_AIDS.map((aid) => (
          <RadioGroup
            key={aid}
            name={`access.${aid}`}
            label={accessMessages[aid]}
            options={options}
            defaultValue={toChoice(access[aid])}
          />
        ))}
      </div>
      <EventText name="accessNote" label={eventPartMessages.accessNote} written={written} />
    </>
  );
}

function AfterFields({ written }: Props) {
  const { attendees, publications } = written.details;
  return (
    <>
      <NumberField
        name="attendees"
        label={eventPartMessages.attendees}
        minValue={0}
        maxValue={EVENT_LIMITS.attendees}
        step={1}
        isOptional
        {...(attendees !== null && { defaultValue: attendees })}
      />
      <EventText name="minutes" label={eventPartMessages.minutes} rows={8} written={written} />
      <ContentLinksField
        name="publications"
        label={eventPartMessages.publications}
        value={publications.map((slug) => ({ section: 'publications', slug }))}
        places={written.places}
        most={EVENT_LIMITS.publications}
        sections={['publications']}
      />
    </>
  );
}

export const eventPart: DetailPart<'events'> = {
  Fields: EventFields,
  read: readEvent,
  texts: TEXTS,
  days: [],
};
