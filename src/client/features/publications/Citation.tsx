import type { ComponentProps } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { getCityName } from '../../../shared/settings';
import type { DetailPage } from '../../../shared/contract/content';
import type { PublicationDetails, PublicationKind } from '../../../shared/contract/publications';
import {
  CITATION_FORMATS,
  toVersionAddress,
  type CitedPublication,
} from '../../../shared/publications/citation';
import { getAbsoluteUrl } from '../../api/share';
import { useAppDispatch } from '../../store/hooks';
import { kindMessages } from '../../intl/contents/messages';
import { useLocale, useLocaleContext } from '../../intl/IntlRoot';
import { CopyButton } from '../../ui/CopyButton';
import { joinClasses } from '../../ui/joinClasses';
import folding from '../../ui/Fold.module.css';
import { Part } from '../../ui/Part';
import styles from './Citation.module.css';
import { citationMessages } from './citation/messages';
import { DownloadLink } from './DownloadLink';
import { isForEverybody } from './isForEverybody';

type Publication = DetailPage<PublicationDetails>;

function useCited({ slug, kind, title, details }: Publication): CitedPublication {
  const dispatch = useAppDispatch();
  const { locale, settings } = useLocaleContext();
  const address = dispatch(getAbsoluteUrl(`/${locale}/publications/${slug}`));
  return {
    slug,
    kind: kind as PublicationKind,
    title: title.text,
    lang: title.lang,
    issuingBody: details.issuingBody.text,
    issuedOn: details.issuedOn,
    identifier: details.identifier,
    city: getCityName(settings, title.lang),
    revision: details.revision,
    address: toVersionAddress(address, details.revision),
  };
}

const NAMES = { bib: 'BibTeX', ris: 'RIS' } as const;
const FORMATS = ['bib', 'ris'] as const;

/** Citation of the publication: as a sentence, and for programs that keep sources. */
export function Citation({ item }: { readonly item: Publication }) {
  const { formatMessage } = useIntl();
  const cited = useCited(item);
  const sentence = formatMessage(citationMessages.sentence, {
    body: cited.issuingBody,
    year: cited.issuedOn.slice(0, 4),
    title: cited.title,
    kind: formatMessage(kindMessages[cited.kind]),
    city: cited.city,
    number: cited.identifier,
    hasNumber: cited.identifier !== '',
    revision: cited.revision,
    address: cited.address,
  });
  return (
    <Part title={citationMessages.title}>
      <p className={styles['sentence']}>{sentence}</p>
      <Copy text={sentence} label={citationMessages.copy} />
      {FORMATS.map((format) => (
        <Format key={format} format={format} item={item} cited={cited} />
      ))}
    </Part>
  );
}

interface FormatProps {
  readonly format: (typeof FORMATS)[number];
  readonly item: Publication;
  readonly cited: CitedPublication;
}

function Format({ format, item, cited }: FormatProps) {
  const locale = useLocale();
  const text = CITATION_FORMATS[format].write(cited);
  const values = { format: NAMES[format] };
  return (
    <details className={joinClasses(folding['fold'], styles['format'])}>
      <summary>
        <bdi>{NAMES[format]}</bdi>
      </summary>
      <pre dir="ltr" lang={cited.lang}>
        <code>{text}</code>
      </pre>
      <div className={styles['actions']}>
        <Copy text={text} label={citationMessages.copyFormat} values={values} />
        <DownloadLink
          path={`/publications/${item.slug}/citation.${format}?locale=${locale}`}
          name={`${item.slug}.${format}`}
          isForEverybody={isForEverybody(item)}
        >
          <FormattedMessage {...citationMessages.download} values={values} />
        </DownloadLink>
      </div>
    </details>
  );
}

/** Button that copies a citation, with what came of it beside it. */
const Copy = (props: Pick<ComponentProps<typeof CopyButton>, 'text' | 'label' | 'values'>) => (
  <span className={styles['copy']}>
    <CopyButton
      copied={citationMessages.copied}
      notCopied={citationMessages.notCopied}
      {...props}
    />
  </span>
);
