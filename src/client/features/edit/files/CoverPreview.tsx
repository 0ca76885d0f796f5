import { FormattedMessage } from 'react-intl';
import type { FocalPoint } from '../../../../shared/contract/files';
import type { Section } from '../../../../shared/sections';
import { useLocale } from '../../../intl/IntlRoot';
import { Cover } from '../../../parts/content/Cover';
import { PageCover } from '../../../parts/content/PageCover';
import { Skeleton } from '../../../ui/Skeleton';
import styles from './files.module.css';
import { FocalPointField } from './FocalPointField';
import { coverMessages } from './messages';
import { useFileInfo } from './useFileInfo';

interface Props {
  readonly file: string;
  readonly section: Section;
  readonly focus: FocalPoint | undefined;
  readonly onFocus: (focus: FocalPoint | undefined) => void;
}

/** The picture with what stays in view, then cut as readers see it: across the page, on a card. */
export function CoverPreview({ file, section, focus, onFocus }: Props) {
  const lang = useLocale();
  const { info, isGone } = useFileInfo(file);
  if (isGone)
    return (
      <p>
        <FormattedMessage {...coverMessages.gone} />
      </p>
    );
  if (!info?.width || !info.height) return <Skeleton lines={3} />;
  const { width, height } = info;
  const picture = {
    file,
    alt: { text: '', lang },
    credit: '',
    width,
    height,
    ...(focus && { focus }),
  };
  return (
    <div className={styles['previews']}>
      <FocalPointField key={file} picture={picture} onChange={onFocus} />
      {(['tall', 'card'] as const).map((place) => (
        <figure key={place} className={styles[place]}>
          {place === 'tall' ? (
            <PageCover key={file} picture={picture} />
          ) : (
            <Cover key={file} subject={{ section, topics: [] }} picture={picture} />
          )}
          <figcaption>
            <FormattedMessage {...coverMessages[place]} />
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
