import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';

/** Collects the routes' schemas into the OpenAPI 3.1 document; register it before the routes. */
export async function collectOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Meydan',
        version: '1',
        description:
          'Reading is open to everybody. Writing needs a Bearer access token, an Idempotency-Key and, from a browser on the same origin, the anti-forgery header. Errors are application/problem+json with a stable `code`.',
      },
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      },
      security: [{}, { bearer: [] }],
    },
    refResolver: {
      buildLocalReference: (json, _base, _fragment, index) => String(json.$id ?? `def-${index}`),
    },
  });
}

export function openApiRoutes(app: FastifyInstance): void {
  app.get('/openapi.json', { schema: { hide: true } }, () => app.swagger());
}
