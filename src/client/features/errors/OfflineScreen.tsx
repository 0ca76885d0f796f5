import { FormattedMessage, useIntl } from 'react-intl';
import { useHref, useSearchParams } from 'react-router-dom';
import { isLocale, getLocaleInfo } from '../../../shared/locales';
import { getPageAfterSignIn } from '../../../shared/routes';
import type { SavedPage } from '../../../shared/savedPages';
import { useAppDispatch } from '../../store/hooks';
import { titleMessages } from '../../intl/sharedMessages';
import { isConnectionFine } from '../../offline/isConnectionFine';
import { offlineMessages, offlinePageMessages } from '../../offline/messages';
import {
  useGetConnectionQuery,
  useListSavedPagesQuery,
  useTryHostMutation,
} from '../../offline/offlineApi';
import { openDocument } from '../../offline/offlineThunks';
import { Button } from '../../ui/Button';
import { PageHeader } from '../../ui/PageHeader';
import { Part } from '../../ui/Part';
import { TimeText } from '../../ui/TimeText';
import styles from './OfflineScreen.module.css';

/**
 * Page that the service worker shows where there is neither a network nor a copy: the pages that
 * can be read, and the way back.
 */
export function OfflineScreen() {
  const { formatMessage } = useIntl();
  const { data: connection } = useGetConnectionQuery(undefined);
  const isBack = connection !== undefined && isConnectionFine(connection);
  const title = isBack ? offlinePageMessages.back : titleMessages.offline;
  const intro = isBack ? offlinePageMessages.backIntro : offlinePageMessages.intro;
  return (
    <div className={styles['page']}>
      <PageHeader title={formatMessage(title)} intro={formatMessage(intro)} />
      <WayBack isBack={isBack} />
      <SavedPages />
    </div>
  );
}

/** Back to the page that was wanted, if the host answers; only when the person asks for it. */
function WayBack({ isBack }: { readonly isBack: boolean }) {
  const [search] = useSearchParams();
  const wanted = useHref(getPageAfterSignIn(search.get('to')));
  const dispatch = useAppDispatch();
  const [tryHost, { data: isReached, isLoading }] = useTryHostMutation();

  const goBack = async () => {
    const { data } = await tryHost(undefined);
    if (data) dispatch(openDocument(wanted));
  };
  return (
    <div className={styles['way']}>
      <Button isPending={isLoading} onClick={() => void goBack()}>
        <FormattedMessage {...(isBack ? offlinePageMessages.goOn : offlinePageMessages.tryAgain)} />
      </Button>
      <p role="status">
        {isReached === false && !isLoading && (
          <FormattedMessage {...offlinePageMessages.stillOffline} />
        )}
      </p>
    </div>
  );
}

function SavedPages() {
  const { data: pages } = useListSavedPagesQuery(undefined);
  if (!pages) return null;
  return (
    <Part title={offlineMessages.savedPages}>
      {pages.length === 0 ? (
        <p>
          <FormattedMessage {...offlinePageMessages.none} />
        </p>
      ) : (
        <ul className={styles['pages']}>
          {pages.map((page) => (
            <SavedPageRow key={page.path} page={page} />
          ))}
        </ul>
      )}
    </Part>
  );
}

/** A link of the browser's own: the copy is a whole page, in its own language. */
function SavedPageRow({ page: { path, title, lang, savedAt } }: { readonly page: SavedPage }) {
  const direction = isLocale(lang) ? getLocaleInfo(lang).dir : undefined;
  return (
    <li className={styles['row']}>
      <a href={path} hrefLang={lang}>
        <bdi lang={lang} dir={direction}>
          {title}
        </bdi>
      </a>
      <span className={styles['soft']}>
        <TimeText value={new Date(savedAt).toISOString()} format="dateTime" />
      </span>
    </li>
  );
}
