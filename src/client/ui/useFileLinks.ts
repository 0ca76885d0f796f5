import { useEffect, useState } from 'react';
import { toApiUrl } from '../api/files/openFile';
import { useLinkFileMutation } from '../api/filesApi';
import { useAppSelector } from '../store/hooks';
import { selectEnvironment } from '../state/configSlice';
import { useFilePaths } from './filePaths';
import { useLocaleContext } from '../intl/IntlRoot';
import { usePreview } from './usePreview';

interface Named {
  readonly file: string;
  readonly name: string;
}

/**
 * Addresses of files that the browser reads by itself, such as films. Where not everybody may have
 * them they are signed: undefined until that is done.
 */
export function useFileLinks(files: readonly Named[], isForEverybody: boolean) {
  const paths = useFilePaths();
  const { apiUrl } = useAppSelector(selectEnvironment);
  const isPortalOpen = useLocaleContext().settings.stage === 'open';
  const isOpen = usePreview().preview !== undefined || (isForEverybody && isPortalOpen);
  const [link] = useLinkFileMutation();
  const [signed, setSigned] = useState<Readonly<Record<string, string>>>({});
  const [isFailed, setFailed] = useState(false);
  const wanted = isOpen ? '' : files.map(({ file }) => file).join(' ');
  useEffect(() => {
    let isShown = true;
    const sign = async (id: string) => {
      const { data } = await link(id);
      if (!isShown) return;
      if (data) setSigned((before) => ({ ...before, [id]: toApiUrl(data.href, apiUrl) }));
      else setFailed(true);
    };
    for (const id of wanted.split(' ').filter(Boolean)) void sign(id);
    return () => {
      isShown = false;
    };
  }, [wanted, link, apiUrl]);
  const addressOf = ({ file, name }: Named): string | undefined =>
    isOpen ? paths.file(file, name) : signed[file];
  return { addressOf, isFailed };
}
