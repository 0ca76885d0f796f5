import diagnostics from 'node:diagnostics_channel';
import type { FastifyInstance, RouteOptions } from 'fastify';

export interface ApiRoute {
  readonly method: string;
  /** With the parameters as the route names them: `/v1/user/:id`. */
  readonly path: string;
  readonly ignoresBearer: boolean;
}

const IS_API = /^\/(v1|connect)\//;
const STARTS = 'fastify.initialization';

/**
 * Runs `open`, which builds a host, and lists every route of the API that the host has, hidden ones
 * as well.
 */
export async function withApiRoutes<Host>(
  open: () => Promise<Host>,
): Promise<{ readonly host: Host; readonly routes: readonly ApiRoute[] }> {
  const routes: ApiRoute[] = [];
  const add = ({ method, url, config }: RouteOptions) => {
    for (const name of [method].flat())
      routes.push({ method: name, path: url, ignoresBearer: config?.ignoresBearer === true });
  };
  const watch = (message: unknown) =>
    void (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', add);
  diagnostics.subscribe(STARTS, watch);
  const host = await open();
  diagnostics.unsubscribe(STARTS, watch);
  return { host, routes: routes.filter(({ path }) => IS_API.test(path)) };
}
