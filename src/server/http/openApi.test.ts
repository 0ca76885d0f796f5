import { openTestHost, type TestHost } from '../testing/testHost';

interface Operation {
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: { readonly content: Record<string, unknown> };
  readonly responses: Record<
    string,
    { readonly description: string; readonly content?: Record<string, unknown> }
  >;
}
interface Document {
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: { readonly schemas: Record<string, unknown> };
}

let host: TestHost;
let text: string;
let document: Document;
let operations: readonly (readonly [string, Operation])[];
beforeAll(async () => {
  host = await openTestHost({ seed: 'none' });
  text = (await host.app.inject('/v1/openapi.json')).body;
  document = JSON.parse(text) as Document;
  operations = Object.entries(document.paths)
    .filter(([path]) => !path.startsWith('/test/'))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, operation]) => [`${method} ${path}`, operation] as const,
      ),
    );
});
afterAll(() => host.close());

const operation = (name: string): Operation => new Map(operations).get(name)!;
const wrong = (isRight: (operation: Operation, name: string) => boolean): string[] =>
  operations.filter(([name, described]) => !isRight(described, name)).map(([name]) => name);

test('[SPEC 7.1.6] every operation has its tag and says in a sentence what it does', () => {
  expect(operations.length).toBeGreaterThan(50);
  expect(wrong(({ tags }) => tags?.length === 1)).toEqual([]);
  expect(wrong(({ summary }) => /^[A-Z][a-z]+ .+\.$/.test(summary ?? ''))).toEqual([]);
});

test('[SPEC 7.1.6] every operation names its success; refusals of the API are problems', () => {
  const answers = ({ responses }: Operation) => Object.entries(responses);
  expect(
    wrong((described) => answers(described).some(([status]) => /^2\d\d$/.test(status))),
  ).toEqual([]);
  expect(
    wrong((described) =>
      answers(described).every(
        ([status, { description, content }]) =>
          description !== '' &&
          (/^[23]/.test(status) || Object.keys(content!).join() === 'application/problem+json'),
      ),
    ),
  ).toEqual([]);
  expect(Object.keys(operation('delete /v1/me').responses)).toEqual(['204', '4XX']);
});

test('[SPEC 7.1.6] every part of a path is described, and every reference leads somewhere', () => {
  const inPath = (name: string) =>
    [...name.matchAll(/\{([^}]+)\}/g)].map(([, part]) => part!).sort();
  const named = ({ parameters = [] }: Operation) =>
    parameters
      .filter((parameter) => parameter.in === 'path')
      .map(({ name }) => name)
      .sort();
  expect(wrong((described, name) => named(described).join() === inPath(name).join())).toEqual([]);
  const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference!);
  const known = Object.keys(document.components.schemas).map(
    (name) => `#/components/schemas/${name}`,
  );
  expect(references.filter((reference) => !known.includes(reference))).toEqual([]);
});

test('what is no JSON is described as what it is', () => {
  const sent = (name: string) => Object.keys(operation(name).responses['200']!.content!);
  const taken = (name: string) => Object.keys(operation(name).requestBody!.content);
  expect(taken('put /v1/me/picture')).toEqual(['image/*']);
  expect(sent('get /v1/pictures/{id}')).toEqual(['image/webp']);
  expect(sent('get /v1/me/export')).toEqual(['application/zip']);
  expect(sent('get /v1/stream')).toEqual(['text/event-stream']);
  expect(taken('post /connect/token')).toEqual(['application/x-www-form-urlencoded']);
});

test('topics are described by the keys there are; no enum is empty where no district is known', () => {
  const topic = operation('get /v1/search').parameters!.find(({ name }) => name === 'topic');
  expect(topic).toMatchObject({ schema: { enum: expect.arrayContaining(['mobility']) } });
  expect(text).not.toContain('"enum":[]');
  expect(text).not.toContain('$comment');
});
