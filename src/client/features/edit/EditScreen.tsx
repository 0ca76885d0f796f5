import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import type { ContentSource } from '../../../shared/contract/editing';
import type { Section } from '../../../shared/sections';
import { useGetSourceQuery } from '../../api/editingApi';
import { isProblem } from '../../api/problem';
import { useLocale } from '../../intl/IntlRoot';
import { sectionMessages, titleMessages } from '../../intl/sharedMessages';
import { Breadcrumbs } from '../../ui/Breadcrumbs';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { Notice } from '../../ui/Notice';
import { SectionHelp } from '../../parts/help/SectionHelp';
import { PageHeader } from '../../ui/PageHeader';
import { Skeleton } from '../../ui/Skeleton';
import { StatusPage, toStatusKind } from '../../parts/content/StatusPage';
import { ChangeForm } from './ChangeForm';
import styles from './edit.module.css';
import { editMessages } from './messages';
import { StateBox } from './StateBox';
import { useSection } from './useSection';

interface Props {
  /** Between heading and form, where the texts are one part of several. */
  readonly nav?: ReactNode;
}

/** A content as it is written, in every language, for those who may change it. */
export function EditScreen({ nav }: Props) {
  const { formatMessage } = useIntl();
  const section = useSection();
  const { slug = '' } = useParams();
  const { currentData, isError, error, refetch } = useGetSourceQuery(
    { section, slug },
    { refetchOnMountOrArgChange: true },
  );
  const kind = isError && isProblem(error) ? toStatusKind(error.status) : null;
  if (kind && !currentData) {
    const reason = kind === 'forbidden' ? formatMessage(editMessages.notYours) : undefined;
    return <StatusPage kind={kind} reason={reason} />;
  }
  if (currentData)
    return <Shown source={currentData} nav={nav} isGone={kind !== null} refetch={refetch} />;
  return (
    <>
      <Header section={section} />
      {nav}
      {isError ? <ErrorNotice onRetry={refetch} error={error} /> : <Skeleton lines={8} />}
    </>
  );
}

interface ShownProps extends Props {
  readonly source: ContentSource;
  /**
   * True if the content is gone though it was there a moment ago: the typed text stays on the page.
   */
  readonly isGone: boolean;
  readonly refetch: () => unknown;
}

function Shown({ source, nav, isGone, refetch }: ShownProps) {
  return (
    <>
      <Header section={source.section} source={source} />
      {nav}
      <div className={styles['page']}>
        {isGone && (
          <Notice tone="bad" role="alert">
            <p>
              <FormattedMessage {...editMessages.gone} />
            </p>
          </Notice>
        )}
        <StateBox source={source} />
        <ChangeForm key={source.id} source={source} onNewer={refetch} />
      </div>
    </>
  );
}

interface HeaderProps {
  readonly section: Section;
  readonly source?: ContentSource;
}

function Header({ section, source }: HeaderProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const title = source && (source.title[locale] ?? source.title[source.originalLocale]);
  const trail = [
    { to: `/${section}`, label: <FormattedMessage {...sectionMessages[section]} /> },
    ...(source ? [{ to: `/${section}/${source.slug}`, label: <bdi>{title}</bdi> }] : []),
  ];
  return (
    <PageHeader
      title={formatMessage(titleMessages.edit)}
      heading={title && <bdi>{title}</bdi>}
      intro={formatMessage(editMessages.editIntro)}
      breadcrumbs={<Breadcrumbs trail={trail} />}
    >
      <SectionHelp section={section} />
    </PageHeader>
  );
}
