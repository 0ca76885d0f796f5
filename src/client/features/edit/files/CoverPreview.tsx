import { FormattedMessage } from 'react-intl';
import type { Section } from '../../../../shared/sections';
import { useLocale } from '../../../intl/IntlRoot';
import { Cover } from '../../../parts/content/Cover';
import { PageCover } from '../../../parts/content/PageCover';
import { Skeleton } from '../../../ui/Skeleton';
import styles from './files.module.css';
import { coverMessages } from './messages';
import { useFileInfo } from './useFileInfo';

interface Props {
  readonly file: string;
  readonly section: Section;
}

/** The picture cut as readers will see it: across the page, and on a card. */
export function CoverPreview({ file, section }: Props) {
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
  const picture = { file, alt: { text: '', lang }, credit: '', width, height };
  return (
    <div className={styles['previews']}>
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
