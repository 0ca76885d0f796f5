import { Suspense, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { HomeBlock, HomeWords } from '../../../shared/contract/settings';
import type { Text } from '../../../shared/contract/text';
import { BLOCK_SECTIONS } from '../../../shared/settings';
import { contentsMessages } from '../../ui/contents/messages';
import { LazyMessages } from '../../intl/LazyMessages';
import { useLocale } from '../../intl/IntlRoot';
import { sectionMessages } from '../../intl/sharedMessages';
import { FirstLink } from '../../parts/content/WriteLinks';
import { useAppSelector } from '../../store/hooks';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { Markdown } from '../../ui/Markdown';
import { Notice } from '../../ui/Notice';
import { UserText } from '../../ui/UserText';
import type { Locale } from '../../../shared/locales';
import { contentApi } from '../../api/contentEndpoints';
import styles from './HomeWords.module.css';
import { isListBlock, getHomeListArgs } from './homeQueries';
import { beginningMessages } from './messages';
import { homeApi } from './homeApi';

type ApiState = Parameters<ReturnType<typeof contentApi.endpoints.listContents.select>>[0] &
  Parameters<ReturnType<typeof homeApi.endpoints.getOutcomes.select>>[0];

/**
 * Tells whether the home page has lists, and all of them are known to be empty: it says then what
 * will come.
 */
function selectIsHomeEmpty(state: ApiState, locale: Locale, blocks: readonly HomeBlock[]): boolean {
  const args = getHomeListArgs(locale);
  const lists = blocks.filter(isListBlock);
  const isEmptyList = (block: (typeof lists)[number]) => {
    const { data } = contentApi.endpoints.listContents.select(args[block])(state);
    return data?.pages[0]?.items.length === 0;
  };
  const outcomes = homeApi.endpoints.getOutcomes.select(locale)(state).data?.items;
  const hasNoOutcome = !blocks.includes('outcomes') || outcomes?.length === 0;
  return lists.length > 0 && hasNoOutcome && lists.every(isEmptyList);
}

interface WordsProps {
  readonly block: HomeBlock;
  readonly words: HomeWords;
}

/** A part of the home page whose words are written in the settings. */
export function Words({ block, words: { notice, text, links } }: WordsProps) {
  if (block === 'links') return links.length > 0 && <Links links={links} />;
  if (block === 'text') return text && <FreeText text={text} />;
  return (
    notice && (
      <Notice tone="accent">
        <p className={styles['notice']}>
          <UserText text={notice} />
        </p>
      </Notice>
    )
  );
}

/** The page has the words of the reader of Markdown, unless the settings changed meanwhile. */
const FreeText = ({ text }: { readonly text: Text }) => (
  <section className={styles['text']}>
    <Suspense fallback={<UserText text={text} />}>
      <LazyMessages part="common" has={contentsMessages.footnotes}>
        <Markdown text={text} />
      </LazyMessages>
    </Suspense>
  </section>
);

const Links = ({ links }: Pick<HomeWords, 'links'>) => (
  <ul className={styles['links']}>
    {links.map(({ label, address }) => (
      <li key={`${address} ${label.text}`} className={styles['link']}>
        <p className={styles['label']}>
          {address.startsWith('/') ? (
            <Link to={address}>
              <UserText text={label} />
            </Link>
          ) : (
            <a href={address}>
              <UserText text={label} />
            </a>
          )}
        </p>
        <Icon name="arrow" />
      </li>
    ))}
  </ul>
);

/**
 * Tells what will stand on a home page whose lists are all empty; editors can write the first of
 * each. Nothing on other pages.
 */
export function Beginning({ blocks }: { readonly blocks: readonly HomeBlock[] }) {
  const id = useId();
  const locale = useLocale();
  const isEmpty = useAppSelector((state) => selectIsHomeEmpty(state, locale, blocks));
  if (!isEmpty) return null;
  return (
    <section className={styles['beginning']} aria-labelledby={id}>
      <h2 id={id} className={styles['heading']}>
        <FormattedMessage {...beginningMessages.title} />
      </h2>
      <p className={styles['soft']}>
        <FormattedMessage {...beginningMessages.text} />
      </p>
      <ul className={styles['coming']}>
        {blocks.filter(isListBlock).map((block) => (
          <Coming key={block} block={block} />
        ))}
      </ul>
    </section>
  );
}

function Coming({ block }: { readonly block: HomeBlock }) {
  const id = useId();
  const section = BLOCK_SECTIONS[block]!;
  return (
    <li className={styles['section']}>
      <h3 id={id} className={styles['title']}>
        <Link to={`/${section}`}>
          <FormattedMessage {...sectionMessages[section]} />
        </Link>
      </h3>
      <FirstLink section={section} about={id} />
    </li>
  );
}
