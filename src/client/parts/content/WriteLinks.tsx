import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { Section } from '../../../shared/sections';
import { useMayCreate, useMayEdit } from '../../api/editingApi';
import { useAppSelector } from '../../store/hooks';
import { useLocale } from '../../intl/IntlRoot';
import { titleMessages } from '../../intl/sharedMessages';
import { selectIsSignedIn } from '../../state/sessionSlice';
import { ButtonLink } from '../../ui/Button';
import { createMessages } from './messages';

/** The way to write something new, for those whom the host lets. */
export function CreateLink({ section }: { readonly section: Section }) {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  if (!useMayCreate(section, useLocale(), isSignedIn)) return null;
  return (
    <p>
      <ButtonLink look="secondary" to={`/${section}/create`}>
        <FormattedMessage {...createMessages[section]} />
      </ButtonLink>
    </p>
  );
}

interface FirstProps {
  readonly section: Section;
  /** Id of what names the section, where the page has several. */
  readonly about?: string;
}

/** The way to write the first of a section that is empty, for those whom the host lets. */
export function FirstLink({ section, about }: FirstProps) {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  if (!useMayCreate(section, useLocale(), isSignedIn)) return null;
  return (
    <p>
      <ButtonLink look="secondary" to={`/${section}/create`} aria-describedby={about}>
        <FormattedMessage {...titleMessages.createFirst} />
      </ButtonLink>
    </p>
  );
}

interface EditProps {
  readonly section: Section;
  readonly slug: string;
  /** The step of the editor; the first one where it is left out. */
  readonly part?: string;
  readonly label?: MessageDescriptor;
}

/** The way to change a content, for those whom the host lets. */
export function EditLink({ section, slug, part, label = titleMessages.edit }: EditProps) {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  if (!useMayEdit({ section, slug }, isSignedIn)) return null;
  return (
    <p>
      <ButtonLink
        look="secondary"
        to={`/${section}/${slug}/edit${part === undefined ? '' : `?part=${part}`}`}
      >
        <FormattedMessage {...label} />
      </ButtonLink>
    </p>
  );
}
