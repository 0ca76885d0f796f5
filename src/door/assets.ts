import { readFileSync } from 'node:fs';
import type { Middleware } from './http';
import { CHECK_SESSION } from './http';

const ASSETS = [
  { path: '/connect/door.css', file: './pages/door.css', type: 'css' },
  { path: '/connect/door.svg', file: './pages/door.svg', type: 'svg' },
  { path: `${CHECK_SESSION}.js`, file: './pages/checkSession.js', type: 'js' },
] as const;

/** Serves the three files of the pages, read once at start. */
export function assets(): Middleware {
  const table = new Map(
    ASSETS.map(({ path, file, type }) => [
      path as string,
      { type, text: readFileSync(new URL(file, import.meta.url), 'utf8') },
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
