import type { ShownPictures } from '../content/markdownHtml';

export type ToHtml = (markdown: string, base: string, pictures: ShownPictures) => string;

const MOST_TEXTS = 200;

/**
 * Markdown as HTML; a text that was asked for before is not read again. The 200 that were asked for
 * last are kept.
 */
export function createTextCache(): () => Promise<ToHtml> {
  const known = new Map<string, string>();
  return async () => {
    // Only hosts whose feeds are read need the reader of Markdown.
    const { renderMarkdown: markdownHtml } = await import('../content/markdownHtml');
    return (markdown, base, pictures) => {
      const key = [base, ...pictures.files, markdown].join('\n');
      const written = known.get(key) ?? markdownHtml(markdown, base, pictures);
      known.delete(key);
      known.set(key, written);
      if (known.size > MOST_TEXTS) known.delete([...known.keys()][0] ?? key);
      return written;
    };
  };
}
