import { useEffect, useState, type ImgHTMLAttributes } from 'react';
import { PICTURE_WIDTHS } from '../../../shared/contract/files';
import { readAddress } from '../../api/files/readFile';
import { useFetchPictureMutation } from '../../api/filesApi';
import { takeDepositedFile } from '../../api/pollFiles';
import { useAppDispatch } from '../../store/hooks';

export interface PrivatePictureProps extends Pick<
  ImgHTMLAttributes<HTMLImageElement>,
  'lang' | 'width' | 'height' | 'className'
> {
  readonly id: string;
  readonly 'data-focus'?: string | undefined;
  readonly alt: string;
}

/**
 * The content policy of the pages lets pictures be written into the page, but not point into the
 * memory of the browser.
 */
export function PrivatePicture({ id, alt, ...shown }: PrivatePictureProps) {
  const address = usePrivateAddress(id);
  return <img {...shown} alt={alt} src={address} />;
}

/**
 * Returns the address of a private picture; undefined until the picture has come, and where it does
 * not.
 */
function usePrivateAddress(id: string): string | undefined {
  const dispatch = useAppDispatch();
  const [fetchPicture] = useFetchPictureMutation();
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let isGone = false;
    const read = async () => {
      const { data: ticket } = await fetchPicture({ id, width: PICTURE_WIDTHS[1] });
      const file = ticket === undefined ? null : dispatch(takeDepositedFile(ticket));
      const found = file && (await readAddress(file));
      if (found && !isGone) setAddress(found);
    };
    void read().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [id, dispatch, fetchPicture]);
  return address;
}
