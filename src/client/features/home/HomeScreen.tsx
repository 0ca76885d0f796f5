import { skipToken } from '@reduxjs/toolkit/query';
import { useIntl } from 'react-intl';
import { getCityName, getPortalName, hasHomeWords } from '../../../shared/settings';
import { useLocaleContext } from '../../intl/IntlRoot';
import { uiMessages } from '../../intl/sharedMessages';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { useGetHomeWordsQuery } from './homeApi';
import { HomeBlocks } from './HomeBlocks';

/** The square, with the parts that the city has chosen. */
export function HomeScreen() {
  const { formatMessage } = useIntl();
  const { locale, settings } = useLocaleContext();
  const words = useGetHomeWordsQuery(hasHomeWords(settings) ? locale : skipToken);
  const names = [getPortalName(settings, locale), getCityName(settings, locale)];
  const documentTitle = [...new Set(names)].join(' · ');
  return (
    <>
      <title>{documentTitle}</title>
      <meta name="description" content={formatMessage(uiMessages.description)} />
      {words.isError && !words.data && <ErrorNotice onRetry={words.refetch} error={words.error} />}
      <HomeBlocks words={words.data} />
    </>
  );
}

export { HomeBlocks };
