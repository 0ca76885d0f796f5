import { useSearchParams } from 'react-router-dom';
import { previewIn, type Previewed } from '../api/contentEndpoints';

/**
 * Reads the preview link by which this page was opened: what the page asks for besides its content
 * carries its token, too.
 */
export function usePreview(): Previewed {
  const [search] = useSearchParams();
  return previewIn(search);
}
