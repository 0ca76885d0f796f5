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
