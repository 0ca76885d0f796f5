import type { Opinions } from '../../shared/contract/opinions';
import { createStore } from '../store/createStore';
import { createMemoryPorts } from '../browser/memoryPorts';
import { aPage } from '../testing/factories';
import { createFakeApi } from '../testing/fakeApi';
import { hiddenOpinions } from '../testing/opinionFactories';
import { contentApi } from './contentEndpoints';
import { opinionsApi } from './opinionsApi';
import { watchContentApi } from './watchContentApi';
import { MIN_PAUSE_MS, MAX_JITTER_MS } from './watchOpinions';

const ID = '00000000-0000-4000-8000-0000000000d1';
const PLACE = { slug: 'night-buses', locale: 'en' } as const;
const OPINIONS = '/v1/dialogs/night-buses/opinions';

const of = (version: number, participants = 20): { body: Opinions } => ({
  body: { ...hiddenOpinions(3), version, participants },
});

/** The largest number that can be drawn. */
const LAST_IN_LOT = () => new Uint8Array([0xff]);

/** Opens a page that shows a dialogue and its opinions, with these answers one after the other. */
async function openPage(answers: readonly { body: Opinions }[]) {
  const api = createFakeApi({
    '/v1/dialogs/night-buses': {
      body: aPage({}, { id: ID, section: 'dialogs', slug: PLACE.slug }),
    },
    [OPINIONS]: answers,
  });
  const ports = Object.assign(createMemoryPorts({ fetch: api.fetch }), { random: LAST_IN_LOT });
  const store = createStore({ ports });
  await store.dispatch(contentApi.endpoints.getContent.initiate({ section: 'dialogs', ...PLACE }));
  await store.dispatch(opinionsApi.endpoints.getOpinions.initiate(PLACE));
  const watching = store.dispatch(watchContentApi.endpoints.watchContent.initiate(ID));
  await watching;
  const draw = (version: number) =>
    ports.streamed({ type: 'opinions', id: '', data: JSON.stringify({ id: ID, version }) });
  const asked = () => api.calls.filter(({ path }) => path === OPINIONS).length;
  return { ports, draw, asked, watching };
}

test('a newer map is asked for', async () => {
  const { ports, draw, asked } = await openPage([of(1), of(2)]);
  draw(2);
  await ports.advance(0);
  expect(asked()).toBe(2);
});

test('the map that is there is not asked for again, nor an older one', async () => {
  const { ports, draw, asked } = await openPage([of(5)]);
  draw(5);
  draw(4);
  await ports.advance(MIN_PAUSE_MS * 3);
  expect(asked()).toBe(1);
});

test('however many maps are drawn, they are asked for once a second', async () => {
  const { ports, draw, asked } = await openPage([of(1), of(2), of(9)]);
  draw(2);
  await ports.advance(0);
  [3, 4, 5, 9].forEach(draw);
  await ports.advance(MIN_PAUSE_MS - 1);
  expect(asked()).toBe(2);
  await ports.advance(1);
  expect(asked()).toBe(3);
  await ports.advance(MIN_PAUSE_MS * 3);
  expect(asked()).toBe(3);
});

test('where many take part, each asks a little later by lot', async () => {
  const { ports, draw, asked } = await openPage([of(1, 2_000), of(2, 2_000)]);
  draw(2);
  await ports.advance(MAX_JITTER_MS - 1);
  expect(asked()).toBe(1);
  await ports.advance(1);
  expect(asked()).toBe(2);
});

test('a page that nobody sees asks nothing until it is seen again', async () => {
  const { ports, draw, asked } = await openPage([of(1), of(3)]);
  ports.isHidden = true;
  draw(2);
  draw(3);
  await ports.advance(MIN_PAUSE_MS * 5);
  expect(asked()).toBe(1);
  ports.isHidden = false;
  ports.wake('visible');
  await ports.advance(0);
  expect(asked()).toBe(2);
});

test('what was missed while nobody looked is not asked for where nothing was', async () => {
  const { ports, asked } = await openPage([of(1)]);
  ports.wake('visible');
  await ports.advance(MIN_PAUSE_MS);
  expect(asked()).toBe(1);
});

test('a page that is left asks nothing more', async () => {
  const { ports, draw, asked, watching } = await openPage([of(1, 2_000), of(2, 2_000)]);
  draw(2);
  watching.unsubscribe();
  await ports.advance(MAX_JITTER_MS * 2);
  draw(3);
  await ports.advance(MAX_JITTER_MS * 2);
  expect(asked()).toBe(1);
});
