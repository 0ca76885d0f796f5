import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Author } from '../../../shared/contract/editing';
import type { Section } from '../../../shared/sections';
import { useCreateContentMutation, useGetAuthorsQuery } from '../../api/editingApi';
import { useIdempotencyKeys } from '../../api/useIdempotencyKeys';
import { useLocale, useOfferedLocales } from '../../intl/IntlRoot';
import { sectionMessages, titleMessages } from '../../intl/sharedMessages';
import { readBegunContent } from '../../navigation/newContentState';
import { Breadcrumbs } from '../../ui/Breadcrumbs';
import { ErrorNotice } from '../../ui/ErrorNotice';
import type { Fields } from '../../ui/forms/Form';
import { SectionHelp } from '../../parts/help/SectionHelp';
import { Link } from '../../ui/Link';
import { PageHeader } from '../../ui/PageHeader';
import { Skeleton } from '../../ui/Skeleton';
import { createMessages } from '../../parts/content/messages';
import { StatusPage } from '../../parts/content/StatusPage';
import { ContentForm } from './ContentForm';
import styles from './edit.module.css';
import { AuthorField, CategoryField } from './FactFields';
import { NewEventFields } from './details/events/NewEventFields';
import { useBeginEvent } from './details/events/useBeginEvent';
import { NewKindField } from './details/NewKindField';
import { beginMessages, createIntro, editMessages } from './messages';
import { getSecondStep, getStepPath } from './steps';
import { useSection } from './useSection';
import { readNewContent, toStartContent } from './writtenFields';

/** Form for a new content in the section that the address names; it begins as a draft. */
export function CreateScreen() {
  const { formatMessage } = useIntl();
  const section = useSection();
  const locale = useLocale();
  const languages = useOfferedLocales().length;
  const { currentData, isError, error, refetch } = useGetAuthorsQuery({ section, locale });
  if (currentData?.items.length === 0)
    return <StatusPage kind="forbidden" reason={formatMessage(editMessages.notYours)} />;
  return (
    <>
      <PageHeader
        title={formatMessage(createMessages[section])}
        intro={formatMessage(createIntro, { count: languages })}
        breadcrumbs={
          <Breadcrumbs
            trail={[
              { to: `/${section}`, label: <FormattedMessage {...sectionMessages[section]} /> },
            ]}
          />
        }
      >
        <SectionHelp section={section} />
      </PageHeader>
      <p className={styles['begin']}>
        <FormattedMessage {...beginMessages[section]} />
      </p>
      {section === 'events' && currentData && (
        <p className={styles['begin']}>
          <Link to="/events/create/import">
            <FormattedMessage {...titleMessages.import} />
          </Link>
        </p>
      )}
      {currentData && <NewContentForm section={section} authors={currentData.items} />}
      {!currentData &&
        (isError ? <ErrorNotice onRetry={refetch} error={error} /> : <Skeleton lines={8} />)}
    </>
  );
}

interface Props {
  readonly section: Section;
  readonly authors: readonly Author[];
}

function NewContentForm({ section, authors }: Props) {
  const locale = useLocale();
  const navigate = useNavigate();
  const { state } = useLocation() as { readonly state: unknown };
  const keyFor = useIdempotencyKeys();
  const [create, { isLoading, error }] = useCreateContentMutation();
  const beginEvent = useBeginEvent();
  const made = useRef('');

  const send = async (fields: Fields) => {
    const draft = readNewContent(fields);
    const { data } = await create({ section, draft, idempotencyKey: keyFor(draft) });
    if (data && section === 'events') await beginEvent(data.slug, fields);
    if (data) made.current = getStepPath(`/${section}/${data.slug}`, getSecondStep(data.section));
    return data !== undefined;
  };
  return (
    <ContentForm
      draft={`create.${section}`}
      start={toStartContent(readBegunContent(state), locale)}
      label={editMessages.save}
      hasMembers={['teams', 'committees'].includes(section) || authors.some(isGroup)}
      isAddressFixed={false}
      onSend={send}
      onSaved={() => void navigate(made.current)}
      isPending={isLoading}
      error={error}
    >
      {section === 'events' && <NewEventFields />}
      <AuthorField authors={authors} />
      {section === 'faqs' && <CategoryField />}
      <NewKindField section={section} />
    </ContentForm>
  );
}

const isGroup = ({ kind }: Author) => kind === 'team' || kind === 'committee';
