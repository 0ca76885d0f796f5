import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Author, ContentSource } from '../../../shared/contract/editing';
import type { Section } from '../../../shared/sections';
import { refetchSource, useCreateContentMutation, useGetAuthorsQuery } from '../../api/editingApi';
import { useIdempotencyKeys } from '../../api/useIdempotencyKeys';
import { useLocale, useOfferedLocales } from '../../intl/IntlRoot';
import { sectionMessages, titleMessages } from '../../intl/sharedMessages';
import { readBegunContent } from '../../navigation/newContentState';
import { useAppDispatch } from '../../store/hooks';
import { Breadcrumbs } from '../../ui/Breadcrumbs';
import { Button } from '../../ui/Button';
import { ErrorNotice } from '../../ui/ErrorNotice';
import type { Fields } from '../../ui/forms/Form';
import { SectionHelp } from '../../parts/help/SectionHelp';
import { lazyForm } from '../../ui/lazyForm';
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
import { stateMessages } from './state/messages';
import { COMPLETE_AT_ONCE, getSecondStep, getStepOf, getStepPath } from './steps';
import { useSection } from './useSection';
import { isPublishing, PUBLISHING, readNewContent, toStartContent } from './writtenFields';

const PublishNew = lazyForm(() =>
  import(/* webpackChunkName: "act-dialog" */ './state/PublishNew').then(
    (module) => module.PublishNew,
  ),
);

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
      {currentData && (
        <NewContentForm
          section={section}
          authors={currentData.items}
          mayPublish={currentData.mayPublish}
        />
      )}
      {!currentData &&
        (isError ? <ErrorNotice onRetry={refetch} error={error} /> : <Skeleton lines={8} />)}
    </>
  );
}

interface Props {
  readonly section: Section;
  readonly authors: readonly Author[];
  readonly mayPublish: boolean;
}

function NewContentForm({ section, authors, mayPublish }: Props) {
  const locale = useLocale();
  const navigate = useNavigate();
  const { state } = useLocation() as { readonly state: unknown };
  const keyFor = useIdempotencyKeys();
  const [create, { isLoading, error }] = useCreateContentMutation();
  const dispatch = useAppDispatch();
  const beginEvent = useBeginEvent();
  const made = useRef({ next: '', isComplete: false });
  const [complete, setComplete] = useState<ContentSource | null>(null);

  const send = async (fields: Fields) => {
    const draft = readNewContent(fields);
    const { data } = await create({ section, draft, idempotencyKey: keyFor(draft) });
    if (!data) return false;
    const { slug } = data;
    if (section === 'events') await beginEvent(slug, fields);
    // Details that were saved after it began may have completed it.
    const source = isPublishing(fields)
      ? ((await dispatch(refetchSource({ section, slug }))).data ?? data)
      : null;
    const missing = source?.missing[0];
    const step = missing ? getStepOf(section, missing) : getSecondStep(section);
    const isComplete = source !== null && !missing && source.acts.includes('publish');
    made.current = { next: getStepPath(`/${section}/${slug}`, step), isComplete };
    if (isComplete) setComplete(source);
    return true;
  };
  const goOn = () => void navigate(made.current.next);
  return (
    <>
      <ContentForm
        draft={`create.${section}`}
        start={toStartContent(readBegunContent(state), locale)}
        label={editMessages.save}
        buttons={
          mayPublish &&
          COMPLETE_AT_ONCE.includes(section) && (
            <Button type="submit" look="secondary" isPending={isLoading} {...PUBLISHING}>
              <FormattedMessage {...stateMessages.saveAndPublish} />
            </Button>
          )
        }
        hasMembers={['teams', 'committees'].includes(section) || authors.some(isGroup)}
        isAddressFixed={false}
        onSend={send}
        onSaved={() => {
          if (!made.current.isComplete) goOn();
        }}
        isPending={isLoading}
        error={error}
      >
        {section === 'events' && <NewEventFields />}
        <AuthorField authors={authors} />
        {section === 'faqs' && <CategoryField />}
        <NewKindField section={section} />
      </ContentForm>
      {complete && <PublishNew source={complete} onClose={goOn} />}
    </>
  );
}

const isGroup = ({ kind }: Author) => kind === 'team' || kind === 'committee';
