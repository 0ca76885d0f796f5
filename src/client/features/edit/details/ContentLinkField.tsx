import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { WrittenDetails } from '../../../../shared/contract/writtenDetails';
import type { Section } from '../../../../shared/sections';
import { ContentLinksField } from '../../../parts/content/links/ContentLinksField';

interface Props {
  readonly name: string;
  readonly label: MessageDescriptor;
  readonly hint?: MessageDescriptor;
  /** Section of the chosen content. */
  readonly section: Section;
  /** Null: none is chosen. */
  readonly slug: string | null;
  readonly places: WrittenDetails['places'];
}

/** One other content, or none. */
export function ContentLinkField({ hint, section, slug, ...field }: Props) {
  return (
    <ContentLinksField
      {...field}
      {...(hint && { hint: <FormattedMessage {...hint} /> })}
      value={slug === null ? [] : [{ section, slug }]}
      most={1}
      sections={[section]}
    />
  );
}
