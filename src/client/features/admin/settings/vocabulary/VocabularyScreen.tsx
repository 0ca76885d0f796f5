import { FormattedMessage, useIntl } from 'react-intl';
import type { Vocabulary } from '../../../../../shared/contract/vocabularies';
import { StaffOnlyPage } from '../../../../parts/content/StaffOnlyPage';
import { useGetTermListQuery } from '../../../../parts/vocabulary/vocabularyApi';
import { ErrorNotice } from '../../../../ui/ErrorNotice';
import { PageSkeleton } from '../../../../ui/Skeleton';
import { AdminLayout } from '../../AdminLayout';
import { isForbidden } from '../../isForbidden';
import { SETTINGS_TRAIL } from '../settingsTrail';
import { vocabularyTitles } from '../messages';
import { VocabularyParts } from './VocabularyParts';

export const DistrictsScreen = () => <VocabularyScreen vocabulary="districts" />;
export const TopicsScreen = () => <VocabularyScreen vocabulary="topics" />;

/** The districts, or the topics: what there is, and every way to change it. */
function VocabularyScreen({ vocabulary }: { readonly vocabulary: Vocabulary }) {
  const { formatMessage } = useIntl();
  const { currentData, isError, error, refetch } = useGetTermListQuery(vocabulary, {
    refetchOnMountOrArgChange: true,
  });
  if (isForbidden(error)) return <StaffOnlyPage />;
  const { title, intro } = vocabularyTitles[vocabulary];
  return (
    <AdminLayout
      title={formatMessage(title)}
      intro={<FormattedMessage {...intro} />}
      trail={SETTINGS_TRAIL}
    >
      {currentData && <VocabularyParts vocabulary={vocabulary} list={currentData} />}
      {!currentData && isError && <ErrorNotice onRetry={refetch} error={error} />}
      {!currentData && !isError && <PageSkeleton />}
    </AdminLayout>
  );
}
