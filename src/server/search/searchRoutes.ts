import type { FastifyInstance } from 'fastify';
import {
  SearchQuery,
  SearchResult,
  Suggestions,
  SuggestionsQuery,
} from '../../shared/contract/search';
import { createReadContext } from '../content/contentRoutes';
import type { HostContext } from '../hostContext';
import { ProblemSchema } from '../http/problem';
import { search } from './search';
import { suggest } from './suggest';

/**
 * Registers `GET /v1/search` and `GET /v1/search/suggestions`. All may ask; what is found depends
 * on who asks.
 */
export function searchRoutes(app: FastifyInstance, context: HostContext): void {
  app.get<{ Querystring: SearchQuery }>(
    '/search',
    {
      schema: {
        tags: ['search'],
        summary:
          'Find contents of all sections that the reader may read: a few of each, or one section page by page.',
        querystring: SearchQuery,
        response: { 200: SearchResult, '4xx': ProblemSchema },
      },
    },
    async (request) => {
      const reading = createReadContext(context, request, request.query.locale);
      return search(reading, request.query);
    },
  );

  app.get<{ Querystring: SuggestionsQuery }>(
    '/search/suggestions',
    {
      schema: {
        tags: ['search'],
        summary: 'Titles for what is being typed, or titles that are spelt alike.',
        querystring: SuggestionsQuery,
        response: { 200: Suggestions, '4xx': ProblemSchema },
      },
    },
    async (request) => {
      const reading = createReadContext(context, request, request.query.locale);
      return { items: await suggest(reading, request.query.q) };
    },
  );
}
