import { createElement, Fragment, type ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import ReactMarkdown, { defaultUrlTransform } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { PICTURE_WIDTHS } from '../../shared/contract/files';
import { parseOwnPicture } from '../../shared/ownPictures';
import { limitMarkdown, type MarkdownSegment } from '../../shared/limitMarkdown';

export interface ShownPictures {
  /** Address of the API, in full. */
  readonly apiUrl: string;
  /** Ids of the files; no other picture is shown. */
  readonly files: readonly string[];
}

const NO_PICTURES: ShownPictures = { apiUrl: '', files: [] };
const [, WIDTH] = PICTURE_WIDTHS;

/**
 * Addresses within the portal get the origin and the language; what has an unknown scheme is
 * dropped. Of pictures see below.
 */
const absolute = (base: string) => (url: string, attribute: string) => {
  if (attribute === 'src') return url;
  return /^\/(?!\/)/.test(url) ? base + url : defaultUrlTransform(url);
};

const pictureOf =
  ({ apiUrl, files }: ShownPictures) =>
  ({ src, alt, title }: ComponentProps<'img'>) => {
    const own = typeof src === 'string' ? parseOwnPicture(src) : null;
    if (!own || !files.includes(own.id)) return null;
    return createElement('img', { src: `${apiUrl}/files/${own.id}/w/${WIDTH}`, alt, title });
  };

const elementOf = ({ text, isPlain }: MarkdownSegment, base: string, pictures: ShownPictures) =>
  isPlain
    ? createElement('p', null, text)
    : createElement(
        ReactMarkdown,
        {
          remarkPlugins: [remarkGfm],
          components: { img: pictureOf(pictures) },
          urlTransform: absolute(base),
        },
        text,
      );

/**
 * Converts what people wrote in Markdown to safe HTML, through the same allow-list as on the pages:
 * no raw HTML, no scripts, and of pictures the portal's own that are named, resized.
 * @param base origin and language prefix that addresses within the portal begin with
 */
export const renderMarkdown = (
  text: string,
  base: string,
  pictures: ShownPictures = NO_PICTURES,
): string =>
  renderToStaticMarkup(
    createElement(
      Fragment,
      null,
      ...limitMarkdown(text).map((stretch) => elementOf(stretch, base, pictures)),
    ),
  );
