import { useIntl, type MessageDescriptor } from 'react-intl';
import { EVENT_AIDS, EVENT_KINDS, EVENT_LIMITS } from '../../../../../shared/contract/events';
import type { Localized } from '../../../../../shared/contract/text';
import { NumberField } from '../../../../ui/forms/NumberField';
import { RadioGroup } from '../../../../ui/forms/RadioGroup';
import { ContentLinksField } from '../../../../parts/content/links/ContentLinksField';
import type { DetailPart, FieldsProps } from '../detailPart';
import { KindField } from '../KindField';
import { LocalizedText } from '../LocalizedText';
import { formatAgenda } from './agendaLines';
import {
  accessMessages,
  aidChoices,
  eventPartMessages,
} from '../../../../parts/details/plan/messages';
import {
  RegistrationFields,
  TimeFields,
  VideoAddress,
} from '../../../../parts/details/plan/PlanFields';
import { readEvent } from './readEvent';

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

function EventFields({ written }: Props) {
  return (
    <>
      <KindField kinds={EVENT_KINDS} kind={written.kind} />
      <TimeFields {...written.details} />
      <EventText name="organiser" label={eventPartMessages.organiser} rows={1} written={written} />
      <PlaceFields written={written} />
      <AccessFields written={written} />
      <EventText
        name="agenda"
        label={eventPartMessages.agenda}
        hint={eventPartMessages.agendaHint}
        rows={5}
        written={written}
      />
      <RegistrationFields plan={written.details} />
      <AfterFields written={written} />
    </>
  );
}

const LATITUDES = { minValue: -90, maxValue: 90 } as const;
const LONGITUDES = { minValue: -180, maxValue: 180 } as const;
const DEGREES = { maximumFractionDigits: 6 } as const;

function PlaceFields({ written }: Props) {
  const { position, onlineUrl } = written.details;
  return (
    <>
      <EventText name="location" label={eventPartMessages.location} rows={1} written={written} />
      <EventText name="address" label={eventPartMessages.address} rows={1} written={written} />
      <EventText name="directions" label={eventPartMessages.directions} written={written} />
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
      <VideoAddress url={onlineUrl} most={EVENT_LIMITS.url} />
    </>
  );
}

function AccessFields({ written }: Props) {
  const { formatMessage } = useIntl();
  const { access } = written.details;
  const options = AID_CHOICES.map((value) => ({ value, label: formatMessage(aidChoices[value]) }));
  return (
    <>
      {EVENT_AIDS.map((aid) => (
        <RadioGroup
          key={aid}
          name={`access.${aid}`}
          label={accessMessages[aid]}
          options={options}
          defaultValue={toChoice(access[aid])}
        />
      ))}
      <EventText name="accessNote" label={eventPartMessages.accessNote} written={written} />
    </>
  );
}

function AfterFields({ written }: Props) {
  const { attendees, publications } = written.details;
  return (
    <>
      <EventText name="cancellation" label={eventPartMessages.cancellation} written={written} />
      <EventText name="minutes" label={eventPartMessages.minutes} rows={8} written={written} />
      <NumberField
        name="attendees"
        label={eventPartMessages.attendees}
        minValue={0}
        maxValue={EVENT_LIMITS.attendees}
        step={1}
        isOptional
        {...(attendees !== null && { defaultValue: attendees })}
      />
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
