import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { LegalDraft, LegalWriting } from '../../../shared/contract/legal';
import { getLocaleInfo } from '../../../shared/locales';
import type { LegalPage } from '../../../shared/routes';
import { useIdempotencyKeys } from '../../api/useIdempotencyKeys';
import { useOfferedLocales } from '../../intl/IntlRoot';
import { titleMessages } from '../../intl/sharedMessages';
import { createWayBack } from '../../parts/setup/wayBack';
import { legalPageAppeared } from '../../state/installationSlice';
import { useAppDispatch } from '../../store/hooks';
import { Button } from '../../ui/Button';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { checkFields } from '../../ui/forms/checkFields';
import { CheckboxGroup } from '../../ui/forms/CheckboxGroup';
import { Form, type Fields } from '../../ui/forms/Form';
import { TextField } from '../../ui/forms/TextField';
import { Link } from '../../ui/Link';
import { Markdown } from '../../ui/Markdown';
import { Notice } from '../../ui/Notice';
import { Skeleton } from '../../ui/Skeleton';
import { LegalTexts } from '../admin/contents/LegalTexts';
import { isFirstVersion } from '../legal/writing/AnnouncePart';
import { toLegalFormErrors } from '../legal/writing/legalFormErrors';
import {
  useAnnounceLegalVersionMutation,
  useBeginLegalTemplateMutation,
  useChangeLegalDraftMutation,
  useGetLegalWritingQuery,
  useSignOffLegalDraftMutation,
} from '../legal/writing/legalWritingApi';
import { writingMessages } from '../legal/writing/messages';
import { fillGaps, listGaps, type Gap } from './gaps';
import { GoOn } from './GoOn';
import { gapLabel, legalMessages } from './messages';
import styles from './setup.module.css';
import type { StepProps } from './steps';

const FRESH = { refetchOnMountOrArgChange: true } as const;
const WAY_BACK = createWayBack('legal');
const ANSWER_LETTERS = 500;
const GAP_SIGN = '…';

interface Draft extends LegalWriting {
  readonly draft: LegalDraft;
}
const hasDraft = (writing: LegalWriting): writing is Draft => writing.draft !== null;

/**
 * Puts the texts that a portal cannot open without in force: template, gaps, sign-off and day in
 * one form; the other texts are written on their own pages.
 */
export function LegalStep({ onDone }: StepProps) {
  const queries = [
    useGetLegalWritingQuery({ kind: 'privacy-policy' }, FRESH),
    useGetLegalWritingQuery({ kind: 'terms-and-conditions' }, FRESH),
  ];
  const failed = queries.find(({ isError, currentData }) => isError && !currentData);
  if (failed) return <ErrorNotice onRetry={failed.refetch} error={failed.error} />;
  const texts = queries.flatMap(({ currentData }) => currentData ?? []);
  if (texts.length < queries.length) return <Skeleton lines={8} />;
  return (
    <>
      <Needed texts={texts.filter(isFirstVersion)} onDone={onDone} />
      <LegalTexts linkState={WAY_BACK} />
    </>
  );
}

/** The texts of which there is no version yet. */
function Needed({ texts, onDone }: StepProps & { readonly texts: readonly LegalWriting[] }) {
  if (texts.length === 0) {
    return (
      <>
        <Notice tone="good" icon="check">
          <FormattedMessage {...legalMessages.inForce} />
        </Notice>
        <GoOn onPress={onDone} />
      </>
    );
  }
  const drafts = texts.filter(hasDraft);
  if (drafts.length < texts.length) {
    return <Begin kinds={texts.filter(({ draft }) => !draft).map(({ kind }) => kind)} />;
  }
  const lacking = drafts.filter(({ draft }) => draft.missing.length > 0);
  if (lacking.length > 0) return <Lacking kinds={lacking.map(({ kind }) => kind)} />;
  return <TextsForm texts={drafts} onDone={onDone} />;
}

interface KindsProps {
  readonly kinds: readonly LegalPage[];
}

function Begin({ kinds }: KindsProps) {
  const keyFor = useIdempotencyKeys();
  const [begin, { isLoading, error }] = useBeginLegalTemplateMutation();
  const { failure } = toLegalFormErrors(error);
  const press = async () => {
    for (const kind of kinds) {
      const answer = await begin({ kind, idempotencyKey: keyFor({ template: kind }) });
      if (answer.error) return;
    }
  };
  return (
    <>
      {failure && !isLoading && (
        <Notice tone="bad" role="alert">
          {failure}
        </Notice>
      )}
      <p>
        <Button isPending={isLoading} onClick={() => void press()}>
          <FormattedMessage {...legalMessages.begin} />
        </Button>
      </p>
    </>
  );
}

/** Drafts without a text in some language: that is written on their own pages. */
function Lacking({ kinds }: KindsProps) {
  return (
    <Notice tone="warn">
      <p>
        <FormattedMessage {...legalMessages.lacking} />
      </p>
      <ul>
        {kinds.map((kind) => (
          <li key={kind}>
            <Link to={`/legal/${kind}/edit`} state={WAY_BACK}>
              <FormattedMessage {...titleMessages[kind]} />
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function TextsForm({ texts, onDone }: StepProps & { readonly texts: readonly Draft[] }) {
  const { formatMessage } = useIntl();
  const offered = useOfferedLocales();
  const { send, isPending, error } = usePutInForce();
  const gaps = texts.flatMap(({ kind, draft }) => listGaps(kind, draft, offered));
  const checkGaps = checkFields(Object.fromEntries(gaps.map(({ name }) => [name, 'filled'])));
  return (
    <Form
      check={(fields) => ({
        ...checkGaps(fields),
        ...(fields['read'] ? {} : { read: writingMessages.signOffMissing }),
      })}
      onSubmit={(fields) => send(texts, fields)}
      onSaved={onDone}
      isPending={isPending}
      label={legalMessages.putInForce}
      warnsBeforeLeaving
      {...toLegalFormErrors(error)}
    >
      {texts.map(({ kind, draft }) => (
        <section key={kind} className={styles['fields']} aria-labelledby={`legal-${kind}`}>
          <h3 id={`legal-${kind}`}>
            <FormattedMessage {...titleMessages[kind]} />
          </h3>
          {listGaps(kind, draft, offered).map((gap) => (
            <GapField key={gap.name} gap={gap} />
          ))}
          <Preview draft={draft} />
        </section>
      ))}
      <CheckboxGroup
        name="read"
        label={writingMessages.signOffGroup}
        options={[{ value: 'read', label: formatMessage(writingMessages.signOffRead) }]}
      />
    </Form>
  );
}

/** Field for one gap, below its sentence. */
function GapField({ gap: { name, locale, missing, before, after } }: { readonly gap: Gap }) {
  const { dir } = getLocaleInfo(locale);
  // The same object each time: the form knows its fields by their labels.
  const label = useMemo(() => {
    const words = (
      <bdi key="missing" lang={locale} dir={dir}>
        {missing}
      </bdi>
    );
    return { ...gapLabel, values: { missing: words } };
  }, [missing, locale, dir]);
  return (
    <TextField
      name={name}
      label={label}
      lang={locale}
      dir="auto"
      autoComplete="off"
      maxLength={ANSWER_LETTERS}
      hint={
        (before + after).trim() !== '' && (
          <span lang={locale} dir={dir}>
            {before}
            <mark>{GAP_SIGN}</mark>
            {after}
          </span>
        )
      }
    />
  );
}

/** The texts to be read, in every offered language. */
function Preview({ draft: { title, body } }: { readonly draft: LegalDraft }) {
  return useOfferedLocales().map((code) => (
    <div
      key={code}
      role="group"
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long text has to be scrolled by keyboard
      tabIndex={0}
      lang={code}
      dir={getLocaleInfo(code).dir}
      aria-label={title[code]}
      className={styles['preview']}
    >
      <Markdown text={{ text: body[code] ?? '', lang: code }} headingLevel={4} />
    </div>
  ));
}

/** Saves what was filled in, signs the texts off and lets them hold from today. */
function usePutInForce() {
  const dispatch = useAppDispatch();
  const offered = useOfferedLocales();
  const keyFor = useIdempotencyKeys();
  const [change] = useChangeLegalDraftMutation();
  const [signOff] = useSignOffLegalDraftMutation();
  const [announce] = useAnnounceLegalVersionMutation();
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<Parameters<typeof toLegalFormErrors>[0]>();

  const putInForce = async ({ kind, draft, earliest }: Draft, fields: Fields) => {
    let { revision } = draft;
    if (draft.gaps.length > 0) {
      const filled = fillGaps(draft, listGaps(kind, draft, offered), fields, offered);
      const saved = await change({ kind, change: filled, idempotencyKey: keyFor(filled) });
      if (saved.error) return saved.error;
      revision = saved.data.draft?.revision ?? revision;
    }
    if (draft.template) {
      const signed = { kind, revision };
      const answer = await signOff({ ...signed, idempotencyKey: keyFor({ signOff: signed }) });
      if (answer.error) return answer.error;
    }
    const announcement = { revision, effectiveOn: earliest };
    const idempotencyKey = keyFor({ kind, announcement });
    const answer = await announce({ kind, announcement, idempotencyKey });
    if (!answer.error) dispatch(legalPageAppeared(kind));
    return answer.error;
  };

  const send = async (texts: readonly Draft[], fields: Fields) => {
    setPending(true);
    let failure: typeof error;
    for (const text of texts) failure ??= await putInForce(text, fields);
    setError(failure);
    setPending(false);
    return failure === undefined;
  };
  return { send, isPending, error };
}
