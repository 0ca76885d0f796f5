import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { APP_VERSION } from '../../shared/appVersion';
import type { PortalSettings } from '../../shared/contract/settings';
import { VOCABULARIES, type Vocabulary } from '../../shared/contract/vocabularies';
import { getPortalName } from '../../shared/settings';

interface Answer {
  description: string;
  content?: Record<string, unknown>;
}
type Answers = Record<string, Answer>;
interface Described {
  readonly paths?: Record<string, Record<string, { responses?: Answers }>>;
}

const PROBLEM_TYPE = 'application/problem+json';
const EMPTY: Answer = { description: 'Done; the answer has no body.' };

/**
 * Completes the answers that no route has to declare itself: how refusals look, and that a success
 * without a schema is a 204.
 */
function completeAnswers(answers: Answers): void {
  const isSuccessNamed = Object.keys(answers).some((status) => status.startsWith('2'));
  if (!isSuccessNamed) answers['204'] = EMPTY;
  for (const [status, answer] of Object.entries(answers)) {
    const json = answer.content?.['application/json'];
    if (status.startsWith('2') || json === undefined) continue;
    answer.description = 'Refused; `code` says why.';
    answer.content = { [PROBLEM_TYPE]: json };
  }
}

function completeDocument({ paths = {} }: Described): void {
  for (const operations of Object.values(paths))
    for (const { responses } of Object.values(operations))
      if (responses) completeAnswers(responses);
}

/** Collects the routes' schemas into the OpenAPI 3.1 document; register it before the routes. */
export async function collectOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Meydan',
        version: APP_VERSION,
        description:
          'Reading is open to everybody. Writing needs a Bearer access token, an Idempotency-Key and, from a browser on the same origin, the anti-forgery header. Errors are application/problem+json with a stable `code`.',
      },
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      },
      security: [{}, { bearer: [] }],
    },
    transformObject: (documents) => {
      if (!('openapiObject' in documents)) return documents.swaggerObject;
      completeDocument(documents.openapiObject as Described);
      return documents.openapiObject;
    },
    refResolver: {
      buildLocalReference: (json, _base, _fragment, index) => String(json.$id ?? `def-${index}`),
    },
  });
}

const isVocabulary = (value: unknown): value is Vocabulary =>
  (VOCABULARIES as readonly unknown[]).includes(value);

/**
 * Puts the keys of districts and topics, as they are now, where a schema is marked with the name of
 * their list (`createKeySchema`).
 */
function fillVocabularies(part: unknown, settings: PortalSettings): unknown {
  if (Array.isArray(part)) return part.map((each: unknown) => fillVocabularies(each, settings));
  if (typeof part !== 'object' || part === null) return part;
  const { $comment: vocabulary, ...rest } = part as Readonly<Record<string, unknown>>;
  if (!isVocabulary(vocabulary))
    return Object.fromEntries(
      Object.entries(part).map(([name, value]) => [name, fillVocabularies(value, settings)]),
    );
  const keys = settings[vocabulary].map(({ key }) => key);
  // JSON Schema: an `enum` has at least one value.
  return { ...rest, ...(keys.length > 0 && { enum: keys }) };
}

/** Returns the document with the portal's name and the keys of its lists. */
const describePortal = (app: FastifyInstance, settings: PortalSettings): unknown => {
  const { info, ...document } = app.swagger();
  const title = getPortalName(settings, settings.languages.first);
  return fillVocabularies({ ...document, info: { ...info, title } }, settings);
};

export function openApiRoutes(app: FastifyInstance): void {
  const filled = new WeakMap<PortalSettings, unknown>();
  app.get('/openapi.json', { schema: { hide: true } }, ({ settings }) => {
    if (!filled.has(settings)) filled.set(settings, describePortal(app, settings));
    return filled.get(settings);
  });
}
