import { Type, type Static, type TSchema } from 'typebox';
import { FORMATS } from './training';
import { Count, Text, nullable } from './text';

export const EVENT_KINDS = FORMATS;

/** Events; start and end are the envelope's two dates. */
export const eventDetails = <T extends TSchema>(text: T) =>
  Type.Object({
    timezone: Type.String({ description: 'IANA time zone' }),
    location: nullable(text),
    address: nullable(text),
    onlineUrl: nullable(Type.String()),
    capacity: nullable(Count),
    organiser: text,
    access: Type.Object({
      stepFree: Type.Boolean(),
      hearingLoop: Type.Boolean(),
      signLanguage: Type.Boolean(),
    }),
    agenda: Type.Array(
      Type.Object({ time: Type.String({ pattern: '^\\d\\d:\\d\\d$' }), title: text }),
    ),
    minutes: nullable(text),
    attendees: nullable(Count),
    cancellation: nullable(text),
  });
export const EventDetails = eventDetails(Text);
export type EventDetails = Static<typeof EventDetails>;
