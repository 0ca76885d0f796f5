import { readdirSync, readFileSync } from 'node:fs';
import { act, cleanup, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createIntl } from 'react-intl';
import ar from '../../../i18n/ar.json';
import en from '../../../i18n/en.json';
import tr from '../../../i18n/tr.json';
import type { TestLocale } from '../../shared/testing/testLocales';
import { TEST_NOW_MS } from '../testing/renderScreen';
import { Agenda } from '../features/events/Agenda';
import { CityTimes } from '../ui/CityTimes';
import { EventTime } from '../ui/EventTime';
import { TimeText } from '../ui/TimeText';
import { IntlRoot, type Messages } from './IntlRoot';
import { createMoments } from './moments';
import { createSafeIntl } from './safeIntl';
import { DEMO_SETTINGS, DEMO_ZONE } from '../../demo/city';
import { getCityName, getFormatTag, getPortalName } from '../../shared/settings';

const MESSAGES = { en, ar, tr };
const CLOSES = '2026-12-01T14:39:00Z';
const NOW = Date.parse('2026-11-29T09:00:00Z');

const momentsIn = (locale: TestLocale, readerZone: string | null, now = NOW) =>
  createMoments(
    createSafeIntl(
      createIntl({
        locale: getFormatTag(locale, DEMO_SETTINGS),
        timeZone: DEMO_ZONE,
        messages: MESSAGES[locale],
      }),
      { city: getCityName(DEMO_SETTINGS, locale), portal: getPortalName(DEMO_SETTINGS, locale) },
    ),
    { readerZone, now },
  );
/** Blanks as one types them; without the marks that say which way a text runs. */
const plain = (text: string) =>
  text.replace(/[\u2009\u202f\u00a0]/g, ' ').replace(/[\u200e\u200f]/g, '');

describe('a moment', () => {
  test.each([
    ['en', 'Europe/Berlin', '1 December 2026 at 17:39 Harbour City time (your time: 15:39)'],
    ['en', 'America/New_York', '1 December 2026 at 17:39 Harbour City time (your time: 09:39)'],
    ['tr', 'Europe/Berlin', '1 Aralık 2026 17:39 Liman Kenti saatiyle (sizin saatinizle: 15:39)'],
    ['ar', 'Europe/Berlin', '1 ديسمبر 2026 في 5:39 م بتوقيت مدينة المرفأ (بتوقيتك: 3:39 م)'],
  ] as const)(
    'in %s names the city’s zone to readers in %s, and tells their own time',
    (locale, zone, text) => {
      expect(plain(momentsIn(locale, zone).formatMoment(CLOSES))).toBe(text);
    },
  );

  test.each([null, 'Europe/Istanbul', 'Asia/Riyadh'])(
    'stands alone for readers whose clock shows the same: %s',
    (zone) => {
      const moments = momentsIn('en', zone);
      expect(plain(moments.formatMoment(CLOSES))).toBe('1 December 2026 at 17:39');
      expect(moments.isElsewhere(CLOSES)).toBe(false);
    },
  );

  test('that is on another day for the reader tells their day as well', () => {
    const { formatMoment, formatMoments } = momentsIn('en', 'Asia/Tokyo');
    const late = '2026-12-01T20:00:00Z';
    expect(plain(formatMoment(late))).toBe(
      '1 December 2026 at 23:00 Harbour City time (your time: 2 December 2026 at 05:00)',
    );
    expect(plain(formatMoment(late, 'time'))).toBe(
      '23:00 Harbour City time (your time: 2 Dec 2026, 05:00)',
    );
    expect(plain(formatMoments(CLOSES, late, 'time'))).toBe(
      '17:39–23:00 Harbour City time (your time: 1 Dec 2026, 23:39 – 2 Dec 2026, 05:00)',
    );
  });

  test('is compared by the clocks of its own day: summer time is over elsewhere, or not', () => {
    const { formatMoment } = momentsIn('en', 'Europe/Berlin');
    expect(plain(formatMoment('2026-07-01T10:00:00Z', 'time'))).toBe(
      '13:00 Harbour City time (your time: 12:00)',
    );
    expect(plain(formatMoment('2026-12-01T10:00:00Z', 'time'))).toBe(
      '13:00 Harbour City time (your time: 11:00)',
    );
  });
});

test('a proposed date says its year where that is not this one by the city’s calendar', () => {
  const { formatProposed } = momentsIn('en', null);
  expect(plain(formatProposed('2026-12-05T15:00:00Z'))).toBe('Saturday 5 December at 18:00');
  expect(plain(formatProposed('2027-01-09T15:00:00Z'))).toBe('Saturday, 9 January 2027 at 18:00');
  // In the city it is the new year already.
  const atNewYear = momentsIn('en', null, Date.parse('2026-12-31T21:30:00Z'));
  expect(plain(atNewYear.formatProposed('2027-01-09T15:00:00Z'))).not.toContain('2027');
});

test('what the host has written without the reader’s zone is taken over, and then tells it', async () => {
  const page = (readerZone?: string) => (
    <IntlRoot
      locale="en"
      settings={DEMO_SETTINGS}
      timeZone={DEMO_ZONE}
      now={TEST_NOW_MS}
      {...(readerZone && { readerZone })}
      messages={en as unknown as Messages}
    >
      <TimeText value={CLOSES} format="dateTime" />
      <EventTime event={{ opensAt: CLOSES, closesAt: '2026-12-01T16:00:00Z' }} />
    </IntlRoot>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(page());
  expect(container).not.toHaveTextContent('Harbour City');
  const faults: unknown[] = [];
  await act(async () => {
    hydrateRoot(container, page('Europe/Berlin'), {
      onRecoverableError: (fault) => faults.push(fault),
    });
  });
  const [closes, event] = [...container.querySelectorAll('time')].map(({ textContent }) =>
    plain(textContent),
  );
  expect(closes).toBe('1 December 2026 at 17:39 Harbour City time (your time: 15:39)');
  expect(event).toBe('17:39–19:00 Harbour City time (your time: 15:39–17:00)');
  expect(faults).toEqual([]);
});

test('fields for a time say by whose clock it is written, and when that is for the reader', () => {
  const noteFor = (readerZone: string, value: string | null) => {
    const page = (
      <IntlRoot
        locale="en"
        settings={DEMO_SETTINGS}
        timeZone={DEMO_ZONE}
        now={TEST_NOW_MS}
        readerZone={readerZone}
        messages={en as unknown as Messages}
      >
        <CityTimes value={value} />
      </IntlRoot>
    );
    return plain(render(page).container.textContent);
  };
  expect(noteFor('Europe/Berlin', null)).toBe('Times are in Harbour City time.');
  expect(noteFor('Europe/Berlin', CLOSES)).toBe(
    '1 December 2026 at 17:39 Harbour City time (your time: 15:39)',
  );
  expect(noteFor('Europe/Istanbul', CLOSES)).toBe('');
});

test('hours of an event’s agenda are those of its day and zone; the city’s is named once above them', () => {
  const hoursFor = (readerZone: string, opensAt: string, timezone = DEMO_ZONE) => {
    const { container } = render(
      <IntlRoot
        locale="en"
        settings={DEMO_SETTINGS}
        timeZone={DEMO_ZONE}
        now={TEST_NOW_MS}
        readerZone={readerZone}
        messages={en as unknown as Messages}
      >
        <Agenda
          agenda={[
            { time: '10:30', title: { text: 'Welcome', lang: 'en' } },
            { time: '11:00', title: { text: 'Walk', lang: 'en' } },
          ]}
          timezone={timezone}
          opensAt={opensAt}
        />
      </IntlRoot>,
    );
    const times = [...container.querySelectorAll('p, time')].map(({ textContent }) => textContent);
    cleanup();
    return times.map(plain);
  };
  const summer = '2026-07-01T07:00:00Z';
  const note = 'Times are in Harbour City time; your own time is in brackets.';
  expect(hoursFor('Europe/Istanbul', summer)).toEqual(['10:30', '11:00']);
  expect(hoursFor('Europe/Berlin', summer)).toEqual([note, '10:30 (09:30)', '11:00 (10:00)']);
  expect(hoursFor('Europe/Berlin', CLOSES)).toEqual([note, '10:30 (08:30)', '11:00 (09:00)']);
  expect(hoursFor('Europe/Istanbul', CLOSES, 'Europe/Berlin')).toEqual(['12:30', '13:00']);
});

describe('times of day are put into words by this formatter alone', () => {
  const WORDED =
    /\b(?:timeStyle|formatTime|FormattedTime|formatDateTimeRange|toLocaleTimeString|toLocaleString\(\s*(?:undefined|locale))\b|\bhour: '/;
  /** Clocks that are of no day, or of no zone. */
  const CLOCKS = new Map([
    ['client/features/admin/settings/timeForm.tsx', 'what clocks show in a zone to choose'],
    ['client/features/admin/settings/languagesForm.tsx', 'how a country to choose writes them'],
    ['client/features/me/digest/PlanForm.tsx', 'hours of a day in the zone that is chosen beside'],
    ['shared/timeZones.ts', 'what a clock shows, as numbers'],
  ]);
  const root = new URL('../../', import.meta.url);
  const files = ['client', 'server', 'shared', 'pictures'].flatMap((folder) =>
    readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name}`)
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|intl\/moments\.ts$/.test(name)),
  );
  const isWorded = (name: string) => WORDED.test(readFileSync(new URL(name, root), 'utf8'));

  test('nowhere else', () => {
    expect(files.length).toBeGreaterThan(1_000);
    expect(files.filter(isWorded).toSorted()).toEqual([...CLOCKS.keys()].toSorted());
  });
});
