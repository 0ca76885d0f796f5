import Type, { type Static } from 'typebox';
import { CALENDAR_FAULTS, CALENDAR_LIMITS, type CalendarFault } from '../calendar/importLimits';
import { NewContent } from './editing';
import { LocaleSchema } from './text';

/**
 * `POST /v1/events/imports`: a draft for every event of a calendar file; with a fault in the file
 * nothing is begun.
 */
export const CalendarImport = Type.Object(
  {
    /** The text of the file. */
    text: Type.String({ minLength: 1, maxLength: CALENDAR_LIMITS.file }),
    /** The language that it is written in. */
    locale: LocaleSchema,
    author: NewContent.properties.author,
  },
  { additionalProperties: false },
);
export type CalendarImport = Static<typeof CalendarImport>;

export const CalendarImported = Type.Object({
  drafts: Type.Array(Type.Object({ slug: Type.String(), title: Type.String() })),
  faults: Type.Array(
    Type.Object({
      line: Type.Integer({ minimum: 1 }),
      code: Type.Enum([...CALENDAR_FAULTS] as CalendarFault[]),
      text: Type.String(),
    }),
  ),
});
export type CalendarImported = Static<typeof CalendarImported>;
