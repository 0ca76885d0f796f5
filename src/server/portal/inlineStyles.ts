import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Theme } from '../../shared/look/themeColours';

export interface StyledPage {
  readonly html: string;
  /** Hashes of the style elements, as sources of a `style-src` (Content Security Policy 3 §8.4). */
  readonly hashes: readonly string[];
}

/** Changes of a page by a city's own colour; the style is empty where it has none. */
export interface PageLook {
  readonly style: string;
  /** Colours of the browser's bar. */
  readonly bar: Readonly<Record<Theme, string>>;
}

interface Sheet {
  readonly element: string;
  readonly hash: string;
}

/**
 * Names with a hash of the content; while the portal is developed, files have none and change as
 * they are written.
 */
const LASTING = /\.\w{6}\.css$/;
const BAR =
  /(<meta name="theme-color" content=")[^"]*(" media="\(prefers-color-scheme: (light|dark)\)")/g;
const HEAD_END = '</head>';
const LINKS = /<link rel="stylesheet" href="([^"]+)">/g;

/** webpack's loader of later style sheets finds by `data-href` what is there already. */
function sheetOf(address: string, css: string): Sheet {
  const digest = createHash('sha256').update(css).digest('base64');
  return { element: `<style data-href="${address}">${css}</style>`, hash: `'sha256-${digest}'` };
}

/**
 * Reads the portal's style sheets; the answer puts them into a page in the place of the links to
 * them, and the city's colour behind them. The first paint then waits for the page alone: a slow
 * network's way there and back is half a second.
 */
export async function openStyles(
  assetsFolder: string,
): Promise<(html: string, look?: PageLook) => StyledPage> {
  const names = (await readdir(assetsFolder)).filter((name) => LASTING.test(name));
  const sheets = new Map(
    await Promise.all(
      names.map(async (name) => {
        const address = `/assets/${name}`;
        const css = await readFile(join(assetsFolder, name), 'utf8');
        return [address, sheetOf(address, css)] as const;
      }),
    ),
  );
  return (page, look) => {
    const hashes: string[] = [];
    const html = page.replace(LINKS, (link, address: string) => {
      const sheet = sheets.get(address);
      if (!sheet) return link;
      hashes.push(sheet.hash);
      return sheet.element;
    });
    if (!look?.style) return { html, hashes };
    // Behind every other sheet: of two rules that weigh the same the later one counts.
    const { element, hash } = sheetOf('look', look.style);
    return {
      html: html
        .replace(HEAD_END, element + HEAD_END)
        .replace(BAR, (_meta, before: string, after: string, theme: Theme) =>
          [before, look.bar[theme], after].join(''),
        ),
      hashes: [...hashes, hash],
    };
  };
}
