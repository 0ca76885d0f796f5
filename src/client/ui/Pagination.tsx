import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Icon } from './Icon';
import { Link } from './Link';
import { paginationMessages } from './messages';
import styles from './Pagination.module.css';

interface Props {
  /** The page that is shown, from 1. */
  readonly page: number;
  readonly pages: number;
  readonly pathOf: (page: number) => string;
}

/**
 * The first, the last, and the neighbours of the one that is shown; 0 stands for those left out.
 */
function shownPages(page: number, pages: number): readonly number[] {
  const near = [1, page - 1, page, page + 1, pages].filter(
    (number) => number >= 1 && number <= pages,
  );
  const wanted = [...new Set(near)];
  return wanted.flatMap((number, index) => {
    const before = wanted[index - 1] ?? 0;
    if (number - before === 2) return [number - 1, number];
    return number - before > 2 ? [0, number] : [number];
  });
}

/**
 * The pages of a list whose length is known; long lists go on by `ShowMore` instead. Links: they
 * work before any script has run.
 */
export function Pagination({ page, pages, pathOf }: Props) {
  const { formatMessage } = useIntl();
  if (pages <= 1) return null;
  return (
    <nav aria-label={formatMessage(paginationMessages.pages)}>
      <ul className={styles['pages']}>
        {page > 1 && (
          <li>
            <Link to={pathOf(page - 1)} rel="prev" className={styles['previous']}>
              <Icon name="arrow" />
              <FormattedMessage {...paginationMessages.previous} />
            </Link>
          </li>
        )}
        {shownPages(page, pages).map((number, index) => (
          <li key={number || `gap ${index}`}>
            {number === 0 ? <Gap /> : <PageLink number={number} page={page} pathOf={pathOf} />}
          </li>
        ))}
        {page < pages && (
          <li>
            <Link to={pathOf(page + 1)} rel="next">
              <FormattedMessage {...paginationMessages.next} />
              <Icon name="arrow" />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}

function Gap() {
  return <span aria-hidden="true" className={styles['gap']} />;
}

interface LinkProps extends Pick<Props, 'page' | 'pathOf'> {
  readonly number: number;
}

function PageLink({ number, page, pathOf }: LinkProps) {
  const { formatMessage, formatNumber } = useIntl();
  return (
    <Link
      to={pathOf(number)}
      aria-label={formatMessage(paginationMessages.page, { number: formatNumber(number) })}
      aria-current={number === page ? 'page' : undefined}
    >
      <FormattedNumber value={number} />
    </Link>
  );
}
