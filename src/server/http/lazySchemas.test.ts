import Fastify, { type FastifyInstance } from 'fastify';
import { lazySchemas } from './lazySchemas';

let app: FastifyInstance;
beforeEach(() => {
  app = Fastify({ schemaController: lazySchemas });
});
afterEach(() => app.close());

const numbered = {
  querystring: { type: 'object', properties: { page: { type: 'integer' } }, required: ['page'] },
  response: { 200: { type: 'object', properties: { page: { type: 'integer' } } } },
} as const;

test('every request is checked and every answer written by its schema, the first and the next', async () => {
  app.get('/', { schema: numbered }, ({ query }) => ({ ...(query as object), secret: 'kept' }));
  for (const page of [1, 2]) {
    expect((await app.inject(`/?page=${page}`)).json()).toEqual({ page });
    expect((await app.inject('/?page=none')).json()).toMatchObject({
      statusCode: 400,
      message: 'querystring/page must be integer',
    });
  }
});

test('nothing in a body is converted: null stays null, zero stays zero, and a text is no number', async () => {
  const count = { anyOf: [{ type: 'integer', minimum: 0 }, { type: 'null' }] };
  const body = { type: 'object', properties: { count }, required: ['count'] };
  app.post('/', { schema: { body } }, (request) => request.body);
  const send = async (value: unknown) =>
    (await app.inject({ method: 'POST', url: '/', payload: { count: value } })).json<object>();
  expect(await send(null)).toEqual({ count: null });
  expect(await send(0)).toEqual({ count: 0 });
  expect(await send('5')).toMatchObject({ statusCode: 400 });
});

test('a schema that cannot be compiled is told to whoever asks its route, and to nobody else', async () => {
  app.get('/', () => 'fine');
  const broken = { querystring: { type: 'nothing' } };
  app.get('/broken', { schema: broken }, () => 'never');
  expect((await app.inject('/')).body).toBe('fine');
  expect((await app.inject('/broken')).statusCode).toBe(500);
});

describe('schemas that are alike', () => {
  const title = { type: 'string', minLength: 2 };
  const toSchema = (extra: object = {}) => ({
    body: { type: 'object', properties: { title }, ...extra },
    response: { 200: { type: 'object', properties: { title: { type: 'string' } } } },
  });
  const send = async (host: FastifyInstance, url: string, payload: object) =>
    (await host.inject({ method: 'POST', url, payload })).json<object>();

  test('are compiled once for all routes and hosts: after that they are only compared', async () => {
    const other = Fastify({ schemaController: lazySchemas });
    let reads = 0;
    const body = {
      type: 'object',
      get properties() {
        reads += 1;
        return { name: { type: 'string', maxLength: 77 } };
      },
    };
    for (const host of [app, other]) host.post('/', { schema: { body } }, () => 'fine');
    app.post('/two', { schema: { body } }, () => 'fine');
    const countReads = async (host: FastifyInstance, url: string) => {
      reads = 0;
      await host.inject({ method: 'POST', url, payload: {} });
      return reads;
    };
    expect(await countReads(app, '/')).toBeGreaterThan(1);
    expect(await countReads(app, '/two')).toBe(1);
    expect(await countReads(other, '/')).toBe(1);
    expect(await countReads(other, '/')).toBe(0);
    await other.close();
  });

  test('tell each host and route what is wrong there', async () => {
    const other = Fastify({ schemaController: lazySchemas });
    for (const host of [app, other]) host.post('/', { schema: toSchema() }, ({ body }) => body);
    app.post('/strict', { schema: toSchema({ required: ['title'] }) }, ({ body }) => body);
    const answers = await Promise.all([
      send(app, '/', { title: 'x' }),
      send(other, '/', { title: 'long', secret: 'kept' }),
      send(app, '/strict', {}),
      send(app, '/', {}),
    ]);
    expect(answers).toEqual([
      expect.objectContaining({ message: expect.stringContaining('body/title must NOT have') }),
      { title: 'long' },
      expect.objectContaining({ message: "body must have required property 'title'" }),
      {},
    ]);
    await other.close();
  });

  test('are compiled for each way to read them: numbers in an address, none in a body', async () => {
    const page = { type: 'object', properties: { page: { type: 'integer' } } };
    app.post('/', { schema: { body: page, querystring: page } }, ({ query }) => query);
    expect(await send(app, '/?page=3', { page: 3 })).toEqual({ page: 3 });
    expect(await send(app, '/?page=3', { page: '3' })).toMatchObject({ statusCode: 400 });
  });

  test('see the schemas that their own host has added', async () => {
    const other = Fastify({ schemaController: lazySchemas });
    app.addSchema({ $id: 'Told', type: 'object', properties: { title: { type: 'string' } } });
    other.addSchema({ $id: 'Told', type: 'object', properties: { name: { type: 'string' } } });
    const schema = { response: { 200: { $ref: 'Told#' } } };
    for (const host of [app, other]) host.post('/', { schema }, () => ({ title: 'a', name: 'b' }));
    expect(await send(app, '/', {})).toEqual({ title: 'a' });
    expect(await send(other, '/', {})).toEqual({ name: 'b' });
    await other.close();
  });
});
