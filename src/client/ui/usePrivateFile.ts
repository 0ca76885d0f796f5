import type { MouseEvent } from 'react';
import { openFile } from '../api/files/openFile';
import { useLinkFileMutation } from '../api/filesApi';
import { useAppDispatch } from '../store/hooks';
import { useLocaleContext } from '../intl/IntlRoot';
import { usePreview } from './usePreview';

/**
 * Links to files. Where not everybody may have them, a press asks for a link that is signed for a
 * moment: the browser does not say who asks. On a preview the address itself says why it may be
 * opened.
 */
export function usePrivateFile(isForEverybody: boolean) {
  const dispatch = useAppDispatch();
  const isPortalOpen = useLocaleContext().settings.stage === 'open';
  const isOpen = usePreview().preview !== undefined || (isForEverybody && isPortalOpen);
  const [link, { isError }] = useLinkFileMutation();
  const open = async (id: string) => {
    const { data } = await link(id);
    if (data) dispatch(openFile(data.href));
  };
  return {
    isFailed: isError,
    linkTo: (id: string, path: string) => ({
      href: path,
      ...(!isOpen && {
        onClick: (event: MouseEvent) => {
          event.preventDefault();
          void open(id);
        },
      }),
    }),
  };
}
