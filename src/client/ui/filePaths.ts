import { PICTURE_WIDTHS } from '../../shared/contract/files';
import { useAppSelector } from '../store/hooks';
import { selectEnvironment } from '../state/configSlice';
import { usePreview } from './usePreview';

interface Sources {
  readonly src: string;
  readonly srcSet: string;
}

/**
 * Returns the sources that an `img` can choose from; a picture is never handed out wider than it
 * came. `width` in pixels, where it is known.
 */
function sourcesOf(base: string, width: number, query: string): Sources {
  const enough = PICTURE_WIDTHS.findIndex((one) => one >= width);
  const offered = enough === -1 ? PICTURE_WIDTHS : PICTURE_WIDTHS.slice(0, enough + 1);
  return {
    src: `${base}/w/${offered[Math.min(1, offered.length - 1)]}${query}`,
    srcSet: offered.map((one) => `${base}/w/${one}${query} ${Math.min(one, width)}w`).join(', '),
  };
}

/**
 * Provides the addresses of files: the API may have an origin of its own. On a preview, as its link
 * opens them.
 */
export function useFilePaths() {
  const { apiUrl } = useAppSelector(selectEnvironment);
  const { preview } = usePreview();
  const query = preview ? `?preview=${preview}` : '';
  const base = (id: string) => `${apiUrl}/files/${id}`;
  return {
    file: (id: string, name: string) => `${base(id)}/${encodeURIComponent(name)}${query}`,
    picture: (id: string, width = Infinity) => sourcesOf(base(id), width, query),
  };
}
