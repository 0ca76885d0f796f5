interface ChunkFiles {
  readonly js: readonly string[];
  readonly css: readonly string[];
}
/** For every named chunk the files that it needs. */
export type Manifest = Readonly<Record<string, ChunkFiles>>;

export type PageParts = Readonly<
  Record<'lang' | 'dir' | 'align' | 'head' | 'app' | 'state', string>
>;

/** Puts the parts in the place of `{{name}}`. */
export function fillTemplate(template: string, parts: PageParts): string {
  return template.replace(/\{\{(\w+)\}\}/g, (_mark, name: keyof PageParts) => parts[name]);
}

const HOISTED = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

/** React writes the elements that belong into the head before everything else. */
export function splitHead(html: string): { readonly head: string; readonly app: string } {
  const head = HOISTED.exec(html)?.[0] ?? '';
  return { head, app: html.slice(head.length) };
}

/** Style sheets and deferred scripts of the given chunks, each once. */
export function renderAssetTags(manifest: Manifest, chunks: readonly string[]): string {
  const collect = (kind: keyof ChunkFiles, names: readonly string[]) => [
    ...new Set(names.flatMap((name) => manifest[name]?.[kind] ?? [])),
  ];
  // The style sheets of the shell come first: a feature's may build on them.
  const styles = collect('css', ['main', ...chunks]);
  const scripts = collect('js', chunks);
  return [
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...scripts.map((src) => `<script defer src="${src}"></script>`),
  ].join('');
}

/** Data for the browser. No text in it can end the element: every `<` is escaped. */
export function renderStateTag(state: object): string {
  const json = JSON.stringify(state).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="state">${json}</script>`;
}
