import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { DetailedSection, WrittenDetails } from '../../../../shared/contract/writtenDetails';
import { BaseRevision } from '../../../ui/forms/BaseRevision';
import { Form } from '../../../ui/forms/Form';
import type { Revisions } from '../../../ui/forms/revisions';
import { Link } from '../../../ui/Link';
import { Notice } from '../../../ui/Notice';
import { checkDetails } from './checkDetails';
import { isRevisionConflict } from './detailsFormErrors';
import { FormLanguages } from '../../../parts/details/FormLanguages';
import { detailMessages } from '../../../parts/details/messages';
import { DETAIL_PARTS } from './parts';
import { useSaveDetails } from './useSaveDetails';

interface Props<S extends DetailedSection> {
  readonly section: S;
  readonly slug: string;
  /** Details as they are now. */
  readonly written: WrittenDetails<S>;
  readonly revisions: Revisions;
  readonly onNewer: () => unknown;
}

/**
 * Form for the details that only one section has. The input outlives a failed try, a reload and the
 * end of the session.
 */
export function DetailsForm<S extends DetailedSection>(props: Props<S>) {
  const { section, slug, written } = props;
  const [first] = useState(written);
  const part = DETAIL_PARTS[section];
  const { send, isLoading, error, told } = useSaveDetails({ ...props, part });
  const draft = `details.${section}.${slug}`;
  return (
    <>
      {isRevisionConflict(error) && <Newer section={section} slug={slug} />}
      <Form
        draft={draft}
        check={checkDetails(section, part, first)}
        onSubmit={send}
        isPending={isLoading}
        label={first.status === 'draft' ? detailMessages.save : detailMessages.saveChange}
        saved={detailMessages.saved}
        warnsBeforeLeaving
        {...told}
      >
        <BaseRevision draft={draft} revision={first.revision} />
        <FormLanguages original={first.originalLocale}>
          <part.Fields written={first} />
        </FormLanguages>
      </Form>
    </>
  );
}

/** Note that another person's newer version is not lost either: it stands in the history. */
function Newer({ section, slug }: Pick<Props<DetailedSection>, 'section' | 'slug'>) {
  return (
    <Notice tone="warn" role="alert" title={<FormattedMessage {...detailMessages.newerTitle} />}>
      <p>
        <FormattedMessage {...detailMessages.newerText} />
      </p>
      <p>
        <Link to={`/${section}/${slug}/history`}>
          <FormattedMessage {...detailMessages.history} />
        </Link>
      </p>
    </Notice>
  );
}
