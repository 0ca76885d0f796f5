import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Middleware } from './http';
import { CHECK_SESSION_PATH } from './http';

// Two folders up from here, and from `dist/host` where this program stands once it is built.
const PAGES = join(import.meta.dirname, '..', '..', 'src', 'door', 'pages');

const ASSETS = [
  { path: '/connect/door.css', file: 'door.css', type: 'css' },
  { path: '/connect/door.svg', file: 'door.svg', type: 'svg' },
  { path: `${CHECK_SESSION_PATH}.js`, file: 'checkSession.js', type: 'js' },
] as const;

/** Serves the three files of the pages, read once at start. */
export function serveAssets(): Middleware {
  const table = new Map(
    ASSETS.map(({ path, file, type }) => [
      path as string,
      { type, text: readFileSync(join(PAGES, file), 'utf8') },
    ]),
  );
  return (ctx, next) => {
    const asset = table.get(ctx.path);
    if (!asset || ctx.method !== 'GET') return next();
    ctx.type = asset.type;
    ctx.set('Cache-Control', 'no-cache');
    ctx.body = asset.text;
  };
}
