import { useSearchParams } from 'react-router-dom';
import { readPreview, type PreviewArg } from '../api/contentEndpoints';

/**
 * Reads the preview link by which this page was opened: what the page asks for besides its content
 * carries its token, too.
 */
export function usePreview(): PreviewArg {
  const [search] = useSearchParams();
  return readPreview(search);
}
