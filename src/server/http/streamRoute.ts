/**
 * The route of server-sent events (`live/streamRoutes.ts`): requests to it never end by themselves.
 */
export const STREAM_ROUTE = '/v1/stream';
