import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router-dom';
import {
  isDetailed,
  type DetailedSection,
  type WrittenDetails,
} from '../../../../shared/contract/writtenDetails';
import { useLocale } from '../../../intl/IntlRoot';
import { EditPage } from '../../../parts/content/EditPage';
import { useRevisions } from '../../../ui/forms/revisions';
import { Notice } from '../../../ui/Notice';
import { StatusPage } from '../../../parts/content/StatusPage';
import { useSection } from '../useSection';
import styles from './details.module.css';
import { useGetDetailsQuery } from './detailsApi';
import { DetailsForm } from './DetailsForm';
import { detailMessages } from '../../../parts/details/messages';
import { QuestionRankField } from './QuestionRankField';

interface Props {
  /** Between heading and form: the parts of the page that a content is changed on. */
  readonly nav?: ReactNode;
}

/** Page of the details that only one section has, for those who may change the content. */
export function DetailsScreen({ nav }: Props) {
  const section = useSection();
  return isDetailed(section) ? (
    <Details section={section} nav={nav} />
  ) : (
    <StatusPage kind="notFound" />
  );
}

function Details({ section, nav }: Props & { readonly section: DetailedSection }) {
  const { slug = '' } = useParams();
  const locale = useLocale();
  const revisions = useRevisions();
  const answer = useGetDetailsQuery({ section, slug, locale }, { refetchOnMountOrArgChange: true });
  return (
    <EditPage section={section} slug={slug} intro={detailMessages.intro} nav={nav} answer={answer}>
      {(written) => (
        <div key={`${section} ${slug}`} className={styles['page']}>
          <Missing written={written} />
          <DetailsForm
            section={section}
            slug={slug}
            written={written}
            revisions={revisions}
            onNewer={answer.refetch}
          />
          {section === 'faqs' && (
            <QuestionRankField slug={slug} written={written} onMoved={revisions.made} />
          )}
        </div>
      )}
    </EditPage>
  );
}

/**
 * A draft can be kept with gaps; they are told before somebody wonders why it cannot be published.
 */
function Missing({ written: { missing, status } }: { readonly written: WrittenDetails }) {
  if (missing.length === 0 || status !== 'draft') return null;
  return (
    <Notice>
      <p>
        <FormattedMessage {...detailMessages.missing} values={{ count: missing.length }} />
      </p>
    </Notice>
  );
}
