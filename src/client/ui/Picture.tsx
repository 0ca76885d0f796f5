import { useCallback, useState } from 'react';
import type { FocalPoint } from '../../shared/contract/files';
import type { Text } from '../../shared/contract/text';
import { useAppSelector } from '../store/hooks';
import { selectIsSignedIn } from '../state/sessionSlice';
import { useFilePaths } from './filePaths';
import { joinClasses } from './joinClasses';
import { lazyForm } from './lazyForm';
import type { PrivatePictureProps } from './files/PrivatePicture';
import styles from './Picture.module.css';
import { useTextLanguage } from './UserText';

const PrivatePicture = lazyForm<PrivatePictureProps>(async () => {
  const file = await import(/* webpackChunkName: "private-picture" */ './files/PrivatePicture');
  return file.PrivatePicture;
});

interface Props {
  readonly id: string;
  /** Empty for a picture that only decorates. */
  readonly alt: Text;
  /**
   * Width of the picture as it came, in pixels, like the height: its place is kept free while it
   * loads.
   */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** Width that it is shown at, as the attribute `sizes` says it. */
  readonly sizes: string;
  /** Stays in view where the edges are cropped; otherwise the middle does. */
  readonly focus?: FocalPoint | undefined;
  /** In the first view: it is loaded at once, and before others. */
  readonly isFirst?: boolean;
  readonly className?: string | undefined;
}

const formatPercents = ({ x, y }: FocalPoint): string =>
  [x, y].map((share) => String(Math.round(share * 100)).padStart(3, '0')).join(' ');

/**
 * A picture that was uploaded, in the width that the place needs. One that not everybody may see is
 * asked for once more in the name of the person: the browser alone cannot say who asks.
 */
export function Picture(props: Props) {
  const { id, alt, width, height, sizes, focus, isFirst = false, className } = props;
  const sources = useFilePaths().picture(id, width);
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const { lang } = useTextLanguage(alt);
  const [isRefused, refuse] = useState(false);
  // In the first HTML it may have failed before anybody listened.
  const look = useCallback((element: HTMLImageElement | null) => {
    if (element?.complete && element.currentSrc !== '' && element.naturalWidth === 0) refuse(true);
  }, []);
  const shared = {
    lang,
    width,
    height,
    className,
    ...(focus && {
      className: joinClasses(className, styles['focused']),
      'data-focus': formatPercents(focus),
    }),
  };
  if (isRefused && isSignedIn)
    return <PrivatePicture key={id} id={id} alt={alt.text} {...shared} />;
  return (
    <img
      alt={alt.text}
      {...shared}
      {...sources}
      ref={look}
      sizes={sizes}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
      onError={() => refuse(true)}
    />
  );
}
