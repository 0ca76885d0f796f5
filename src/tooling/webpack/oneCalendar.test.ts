import { LOCALES } from '../../shared/locales';
import { createCalendar } from './oneCalendar';

test.each(LOCALES.flatMap(({ code, format }) => [code, format]))(
  'days in “%s” are counted by the calendar that the portal brings',
  (locale) => {
    const { calendar } = new Intl.DateTimeFormat(locale).resolvedOptions();
    expect(calendar).toBe(createCalendar().identifier);
  },
);
