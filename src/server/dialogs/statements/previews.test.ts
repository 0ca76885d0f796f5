import type { MadePreview } from '../../../shared/contract/lifecycle';
import type { Opinions } from '../../../shared/contract/opinions';
import type { StatementPage } from '../../../shared/contract/statements';
import { openStatementsHost, readRefusal, type StatementsHost } from './testing/statementsHost';

let host: StatementsHost;
beforeAll(async () => {
  host = await openStatementsHost();
});
afterAll(() => host.close());

async function linkTo(slug: string): Promise<MadePreview> {
  const answer = await host.ask('nadia', 'POST', `dialogs/${slug}/previews`, { days: 7 });
  expect(answer.statusCode).toBe(201);
  return answer.json<MadePreview>();
}

const visit = (path: string) => host.ask(null, 'GET', `dialogs/${path}`);

test('whoever has the link reads the statements that a dialogue begins with', async () => {
  const slug = await host.dialog({ status: 'draft', seeds: 3 });
  const { token } = await linkTo(slug);
  const answer = await visit(`${slug}/statements?preview=${token}`);
  expect(answer.json<StatementPage>().items.map(({ text }) => text.text)).toEqual(
    expect.arrayContaining(['Seed number 0', 'Seed number 2']),
  );
  expect(answer.headers['cache-control']).toBe('private, no-store');
  expect(await readRefusal(visit(`${slug}/statements`))).toBe('404 notFound');
});

test.each([
  [0, 'gathering'],
  [2, 'hidden'],
])('with opinions after %i answers it sees what visitors will: %s', async (resultsAfter, state) => {
  const slug = await host.dialog({ status: 'draft', seeds: 3, resultsAfter });
  const { token } = await linkTo(slug);
  const opinions = (await visit(`${slug}/opinions?preview=${token}`)).json<Opinions>();
  expect([opinions.state, opinions.missing]).toEqual([state, resultsAfter]);
  const list = await readRefusal(visit(`${slug}/opinions/statements?preview=${token}`));
  expect(list).toBe(resultsAfter === 0 ? '200' : '403 forbidden');
});

test('the link of one dialogue opens no other, and a withdrawn one nothing', async () => {
  const [slug, other] = [
    await host.dialog({ status: 'draft', seeds: 1 }),
    await host.dialog({ status: 'draft', seeds: 1 }),
  ];
  const { token, id } = await linkTo(slug);
  expect(await readRefusal(visit(`${other}/statements?preview=${token}`))).toBe('404 notFound');
  expect(await readRefusal(visit(`${other}/opinions?preview=${token}`))).toBe('404 notFound');
  await host.ask('nadia', 'DELETE', `dialogs/${slug}/previews/${id}`);
  expect(await readRefusal(visit(`${slug}/statements?preview=${token}`))).toBe('404 notFound');
  expect(await readRefusal(visit(`${slug}/opinions?preview=${token}`))).toBe('404 notFound');
});

test('by the link nobody answers, writes or downloads', async () => {
  const slug = await host.dialog({ status: 'draft', seeds: 1 });
  const { token } = await linkTo(slug);
  const { items } = (await visit(`${slug}/statements?preview=${token}`)).json<StatementPage>();
  const vote = `dialogs/${slug}/statements/${items[0]!.id}/vote?preview=${token}`;
  expect(await readRefusal(host.ask('grace', 'PUT', vote, { vote: 1 }))).toBe('404 notFound');
  const write = `dialogs/${slug}/statements?preview=${token}`;
  const written = { text: 'The quay needs shade.', lang: 'en' };
  expect(await readRefusal(host.ask('grace', 'POST', write, written))).toBe('404 notFound');
  expect(await readRefusal(visit(`${slug}/opinions/votes.csv?preview=${token}`))).toBe(
    '404 notFound',
  );
});
