import type { SerializedError } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import type { Section } from '../../../shared/sections';
import { useGetSourceQuery } from '../../api/editingApi';
import { isProblem, type Problem } from '../../api/problem';
import { useLocale } from '../../intl/IntlRoot';
import { sectionMessages, titleMessages } from '../../intl/sharedMessages';
import { Breadcrumbs } from '../../ui/Breadcrumbs';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { SectionHelp } from '../help/SectionHelp';
import { PageHeader } from '../../ui/PageHeader';
import { Skeleton } from '../../ui/Skeleton';
import { StatusPage, toStatusKind } from './StatusPage';

interface Props<Paper> {
  readonly section: Section;
  readonly slug: string;
  readonly intro: MessageDescriptor;
  /** The parts of the page that the content is changed on. */
  readonly nav: ReactNode;
  readonly answer: {
    readonly currentData?: Paper | undefined;
    readonly isError: boolean;
    readonly error?: Problem | SerializedError | undefined;
    readonly refetch: () => unknown;
  };
  readonly children: (paper: Paper) => ReactNode;
}

/**
 * A page that a content is changed on, in all its states: loading, failed, not found or not
 * allowed, shown.
 */
export function EditPage<Paper>({ nav, answer, children, ...header }: Props<Paper>) {
  const { currentData, isError, error, refetch } = answer;
  const kind = isError && isProblem(error) ? toStatusKind(error.status) : null;
  if (kind) return <StatusPage kind={kind} />;
  return (
    <>
      <Header {...header} />
      {nav}
      {currentData !== undefined && children(currentData)}
      {currentData === undefined && isError && <ErrorNotice onRetry={refetch} error={error} />}
      {currentData === undefined && !isError && <Skeleton lines={8} />}
    </>
  );
}

function Header({ section, slug, intro }: Pick<Props<unknown>, 'section' | 'slug' | 'intro'>) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { currentData: source } = useGetSourceQuery({ section, slug });
  const title = source && (source.title[locale] ?? source.title[source.originalLocale]);
  const trail = [
    { to: `/${section}`, label: <FormattedMessage {...sectionMessages[section]} /> },
    ...(title ? [{ to: `/${section}/${slug}`, label: <bdi>{title}</bdi> }] : []),
  ];
  return (
    <PageHeader
      title={formatMessage(titleMessages.edit)}
      heading={title && <bdi>{title}</bdi>}
      intro={formatMessage(intro)}
      breadcrumbs={<Breadcrumbs trail={trail} />}
    >
      <SectionHelp section={section} />
    </PageHeader>
  );
}
