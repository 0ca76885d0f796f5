import { FormattedMessage, useIntl } from 'react-intl';
import { RELATED_POSTS } from '../../../../shared/contract/blogs';
import { authorKindMessages } from '../../../intl/contents/messages';
import { ContentLinksField } from '../../../parts/content/links/ContentLinksField';
import { readContentLinks } from '../../../parts/content/links/contentKeys';
import { Select } from '../../../ui/forms/Select';
import { Switch } from '../../../ui/forms/Switch';
import { authorNamed } from '../messages';
import type { DetailPart, FieldsProps } from './detailPart';
import { postMessages } from '../../../parts/details/messages';

function PostFields({ written }: FieldsProps<'blogs'>) {
  const { details, places } = written;
  return (
    <>
      <AuthorField written={written} />
      <ContentLinksField
        name="related"
        label={postMessages.related}
        hint={<FormattedMessage {...postMessages.relatedHint} />}
        value={details.related.map((slug) => ({ section: 'blogs', slug }))}
        places={places}
        most={RELATED_POSTS.chosen}
        sections={['blogs']}
      />
      <Switch
        name="comments"
        label={postMessages.comments}
        hint={<FormattedMessage {...postMessages.commentsHint} />}
        isOn={details.comments}
      />
    </>
  );
}

/** In whose name it is written; whoever wrote it before can stay. */
function AuthorField({ written: { authors, details } }: FieldsProps<'blogs'>) {
  const { formatMessage } = useIntl();
  const options = authors.map(({ id, kind, name }) => ({
    value: id,
    label: formatMessage(authorNamed, {
      name: name.text,
      kind: formatMessage(authorKindMessages[kind]),
    }),
  }));
  const isKnown = authors.some(({ id }) => id === details.author);
  return (
    <Select
      name="author"
      label={postMessages.author}
      options={options}
      defaultValue={isKnown ? (details.author ?? '') : ''}
      {...(!isKnown && { none: postMessages.authorStays, isOptional: true })}
    />
  );
}

export const postPart: DetailPart<'blogs'> = {
  Fields: PostFields,
  read: (fields) => ({
    related: readContentLinks(fields, 'related').map(({ slug }) => slug),
    comments: fields['comments'] === 'on',
    author: fields['author'] || null,
  }),
  texts: {},
  days: [],
};
