import type { ReactNode } from 'react';
import { toApiUrl } from '../../api/files/openFile';
import { useAppSelector } from '../../store/hooks';
import { selectEnvironment } from '../../state/configSlice';
import { usePreview } from '../usePreview';

interface Props {
  /** Path as it stands in a text: `/v1/files/…` */
  readonly path: string;
  readonly children?: ReactNode;
}

/** A link of a text to a file. */
export function FileLink({ path, children }: Props) {
  const { apiUrl } = useAppSelector(selectEnvironment);
  const { preview } = usePreview();
  const query = preview && !/[?#]/.test(path) ? `?preview=${preview}` : '';
  return <a href={toApiUrl(path, apiUrl) + query}>{children}</a>;
}
