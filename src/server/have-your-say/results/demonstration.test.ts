import type { ListItem, Page } from '../../../shared/contract/content';
import type { PollFacts } from '../../../shared/contract/have-your-say';
import { hasTooFewBallots } from '../../../shared/ballots/fewBallots';
import { verifyRecountFile } from '../../../counting/verifyRecountFile';
import { createDatabaseNow } from '../../db/databaseClock';
import { openTestHost, type TestHost } from '../../testing/testHost';
import { sweepPolls } from './pollSweeper';

/** By then every poll of the demonstration has closed. */
const LATER = new Date('2027-03-10T09:00:00Z');

/**
 * Tells whether all may download the result: one that only staff or only voters see has no public
 * download.
 */
const isForEverybody = ({ resultsVisibility }: PollFacts): boolean =>
  resultsVisibility !== 'staff_only' && resultsVisibility !== 'members_only';

let host: TestHost;
const errors: object[] = [];
beforeAll(async () => {
  host = await openTestHost();
  host.setNow(LATER);
  await sweepPolls({
    db: host.database.db,
    databaseNow: createDatabaseNow(() => LATER.getTime()),
    log: { error: (facts) => void errors.push(facts) },
  });
});
afterAll(() => host.close());

test('every poll of the demonstration is counted on time, and anybody can count it again, but secret ones of few ballots', async () => {
  expect(errors).toEqual([]);
  const list = await host.app.inject('/v1/have-your-say?limit=100');
  const polls = list
    .json<Page<ListItem<PollFacts>>>()
    .items.filter(({ details }) => !details.cancellation && isForEverybody(details));
  expect(polls.length).toBeGreaterThan(10);
  const wrong: object[] = [];
  for (const { slug, details } of polls) {
    const { statusCode, body } = await host.app.inject(`/v1/have-your-say/${slug}/recount.json`);
    if (hasTooFewBallots(details.secrecy, details.ballots!)) {
      expect([slug, statusCode]).toEqual([slug, 404]);
      continue;
    }
    const { checks } = verifyRecountFile(statusCode === 200 ? body : `${statusCode}`);
    wrong.push(...checks.filter(({ ok }) => !ok).map((check) => ({ slug, ...check })));
  }
  expect(wrong).toEqual([]);
});
