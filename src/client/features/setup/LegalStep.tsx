import { useMemo, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { LegalDraft, LegalWriting } from '../../../shared/contract/legal';
import { REGISTRATION_TEXTS } from '../../../shared/contract/installation';
import { getLocaleInfo, type Locale } from '../../../shared/locales';
import type { LegalPage } from '../../../shared/routes';
import { useIdempotencyKeys } from '../../api/useIdempotencyKeys';
import { useLocale, useOfferedLocales } from '../../intl/IntlRoot';
import { languageMessages } from '../../intl/contents/messages';
import { titleMessages } from '../../intl/sharedMessages';
import { createWayBack } from '../../parts/setup/wayBack';
import { legalPageAppeared } from '../../state/installationSlice';
import { useAppDispatch } from '../../store/hooks';
import { Button } from '../../ui/Button';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { checkFields } from '../../ui/forms/checkFields';
import { CheckboxGroup } from '../../ui/forms/CheckboxGroup';
import { splitFieldValues } from '../../ui/forms/fields';
import { Form, type Faults, type Fields } from '../../ui/forms/Form';
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
import { fillGaps, getOtherFieldName, listMissingFacts, type MissingFact } from './gaps';
import { GoOn } from './GoOn';
import { LocalAddressNotice } from './LocalAddressNotice';
import { gapLabel, legalMessages, otherLanguage } from './messages';
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
 * Puts the legal texts in force: template, gaps, sign-off and day in one form. A portal opens
 * without some of them, so that those can wait; they are then written on their own pages.
 */
export function LegalStep({ onDone }: StepProps) {
  const queries = [
    useGetLegalWritingQuery({ kind: 'privacy-policy' }, FRESH),
    useGetLegalWritingQuery({ kind: 'terms-and-conditions' }, FRESH),
    useGetLegalWritingQuery({ kind: 'accessibility' }, FRESH),
    useGetLegalWritingQuery({ kind: 'cookies' }, FRESH),
    useGetLegalWritingQuery({ kind: 'imprint' }, FRESH),
  ];
  const failed = queries.find(({ isError, currentData }) => isError && !currentData);
  if (failed) return <ErrorNotice onRetry={failed.refetch} error={failed.error} />;
  const texts = queries.flatMap(({ currentData }) => currentData ?? []);
  if (texts.length < queries.length) return <Skeleton lines={8} />;
  return (
    <>
      <LocalAddressNotice />
      <FirstVersions texts={texts.filter(isFirstVersion)} onDone={onDone} />
      <LegalTexts linkState={WAY_BACK} />
    </>
  );
}

const isNeeded = (kind: LegalPage): boolean => REGISTRATION_TEXTS.includes(kind);

/** The texts of which there is no version yet: at first those without which nothing opens. */
function FirstVersions({
  texts: newest,
  onDone,
}: StepProps & { readonly texts: readonly LegalWriting[] }) {
  const putInForce = usePutInForce();
  // One text after the other is in force: the form stays until all that were sent are.
  const [sent, setSent] = useState<readonly LegalWriting[] | null>(null);
  const texts = sent ?? newest;
  const send: PutInForce['send'] = async (...parameters) => {
    setSent(texts);
    const isSent = await putInForce.send(...parameters);
    setSent(null);
    return isSent;
  };
  const drafts = texts.filter(hasDraft);
  const begun = texts.filter(({ draft }) => !draft).map(({ kind }) => kind);
  const isWaiting = drafts.length === 0 || begun.some(isNeeded);
  const lacking = drafts.filter(({ draft }) => draft.missing.length > 0);
  return (
    <>
      {!texts.some(({ kind }) => isNeeded(kind)) && (
        <>
          <Notice tone="good" icon="check">
            <FormattedMessage {...legalMessages.inForce} />
          </Notice>
          <GoOn onPress={onDone} />
        </>
      )}
      {isWaiting && begun.length > 0 && <Begin key={begun.join(' ')} kinds={begun} />}
      {!isWaiting && lacking.length > 0 && <Lacking kinds={lacking.map(({ kind }) => kind)} />}
      {!isWaiting && lacking.length === 0 && (
        <TextsForm
          key={drafts.map(({ kind }) => kind).join(' ')}
          texts={drafts}
          onDone={onDone}
          {...putInForce}
          send={send}
        />
      )}
    </>
  );
}

interface KindsProps {
  readonly kinds: readonly LegalPage[];
}

/** Begins drafts with their templates; of those that can wait it asks which. */
function Begin({ kinds }: KindsProps) {
  const { formatMessage } = useIntl();
  const keyFor = useIdempotencyKeys();
  const [begin, { isLoading, error }] = useBeginLegalTemplateMutation();
  const others = kinds.filter((kind) => !isNeeded(kind));
  const send = async (fields: Fields) => {
    const chosen = splitFieldValues(fields['texts']);
    for (const kind of kinds.filter((each) => isNeeded(each) || chosen.includes(each))) {
      const answer = await begin({ kind, idempotencyKey: keyFor({ template: kind }) });
      if (answer.error) return false;
    }
    return true;
  };
  return (
    <Form
      check={(fields) =>
        kinds.some(isNeeded) || fields['texts'] ? {} : { texts: legalMessages.noText }
      }
      onSubmit={send}
      isPending={isLoading}
      label={legalMessages.begin}
      {...toLegalFormErrors(error)}
    >
      {others.length > 0 && (
        <CheckboxGroup
          name="texts"
          label={legalMessages.others}
          hint={<FormattedMessage {...legalMessages.othersHint} />}
          options={others.map((kind) => ({
            value: kind,
            label: formatMessage(titleMessages[kind]),
          }))}
          defaultValues={others}
        />
      )}
    </Form>
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

interface TextsProps extends StepProps, PutInForce {
  readonly texts: readonly Draft[];
}

function TextsForm({ texts, onDone, send, isPending, error }: TextsProps) {
  const locale = useLocale();
  const offered = useOfferedLocales();
  const facts = useMemo(() => {
    const inOrder = offered.toSorted(
      (one, other) => Number(other === locale) - Number(one === locale),
    );
    return listMissingFacts(texts, inOrder);
  }, [texts, offered, locale]);
  const kinds = texts.map(({ kind }) => kind);
  const leadsOn = useRef(false);
  const check = (fields: Fields): Faults => {
    const read = listRead(fields);
    const asked = facts.filter((fact) =>
      fact.kinds.some((kind) => read.length === 0 || read.includes(kind)),
    );
    return {
      ...checkFields(Object.fromEntries(asked.map(({ name }) => [name, 'filled'])))(fields),
      ...(read.length === 0 && { read: legalMessages.nothingRead }),
    };
  };
  const submit = (fields: Fields) => {
    const read = listRead(fields);
    leadsOn.current = kinds.every((kind) => !isNeeded(kind) || read.includes(kind));
    return send(
      texts.filter(({ kind }) => read.includes(kind)),
      facts,
      fields,
    );
  };
  return (
    <Form
      draft="setup.legal"
      check={check}
      onSubmit={submit}
      onSaved={() => leadsOn.current && onDone()}
      isPending={isPending}
      label={legalMessages.putInForce}
      warnsBeforeLeaving
      {...toLegalFormErrors(error)}
    >
      {facts.length > 0 && <FactFields facts={facts} />}
      {texts.map(({ kind, draft }) => (
        <section key={kind} className={styles['fields']} aria-labelledby={`legal-${kind}`}>
          <h3 id={`legal-${kind}`}>
            <FormattedMessage {...titleMessages[kind]} />
          </h3>
          {offered.map((code) => (
            <TextPart key={code} kind={kind} code={code} draft={draft} />
          ))}
        </section>
      ))}
      <ReadTexts kinds={kinds} />
    </Form>
  );
}

const listRead = (fields: Fields) => splitFieldValues(fields['read']);

interface FactsProps {
  readonly facts: readonly MissingFact[];
}

/** Fields for what the texts lack, each once; in other languages it is the same unless written. */
function FactFields({ facts }: FactsProps) {
  const offered = useOfferedLocales();
  const others = offered.map((code) => ({
    code,
    facts: facts.filter(
      ({ gaps: [, ...rest], isSameEverywhere }) =>
        !isSameEverywhere && rest.some(({ locale }) => locale === code),
    ),
  }));
  return (
    <section className={styles['fields']} aria-labelledby="legal-facts">
      <h3 id="legal-facts">
        <FormattedMessage {...legalMessages.facts} />
      </h3>
      <p>
        <FormattedMessage {...legalMessages.factsHint} />
      </p>
      {facts.map((fact) => (
        <FactField key={fact.name} name={fact.name} gap={fact.gaps[0]} />
      ))}
      {others
        .filter((other) => other.facts.length > 0)
        .map((other) => (
          <OtherLanguage key={other.code} {...other} />
        ))}
    </section>
  );
}

/** Fields for the same facts in a further language, folded: empty ones are as in the first. */
function OtherLanguage({ code, facts }: FactsProps & { readonly code: Locale }) {
  const { formatMessage } = useIntl();
  return (
    <details className="fold">
      <summary>
        <FormattedMessage
          {...otherLanguage}
          values={{ language: formatMessage(languageMessages[code]) }}
        />
      </summary>
      <div className={styles['fields']}>
        {facts.map((fact) => (
          <FactField
            key={fact.name}
            name={getOtherFieldName(fact, code)}
            gap={fact.gaps.find(({ locale }) => locale === code)!}
            isOptional
          />
        ))}
      </div>
    </details>
  );
}

interface PartProps {
  readonly kind: LegalPage;
  readonly code: Locale;
  readonly draft: LegalDraft;
}

/** One language of a text under its name: the words to be read. */
function TextPart({ kind, code, draft: { title, body } }: PartProps) {
  const id = `legal-${kind}-${code}`;
  return (
    <div className={styles['fields']} role="group" aria-labelledby={id}>
      <h4 id={id}>
        <FormattedMessage {...languageMessages[code]} />
      </h4>
      <div
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
    </div>
  );
}

/** The texts that somebody has read: each is signed off by its mark, or all with one press. */
function ReadTexts({ kinds }: KindsProps) {
  const { formatMessage } = useIntl();
  const [isAll, setAll] = useState(false);
  return (
    <>
      <CheckboxGroup
        key={String(isAll)}
        name="read"
        label={legalMessages.read}
        hint={<FormattedMessage {...legalMessages.readHint} />}
        options={kinds.map((kind) => ({ value: kind, label: formatMessage(titleMessages[kind]) }))}
        defaultValues={isAll ? kinds : []}
      />
      {kinds.length > 1 && !isAll && (
        <p>
          <Button look="secondary" onClick={() => setAll(true)}>
            <FormattedMessage {...legalMessages.readAll} />
          </Button>
        </p>
      )}
    </>
  );
}

interface FactFieldProps {
  readonly name: string;
  readonly gap: MissingFact['gaps'][number];
  readonly isOptional?: boolean;
}

/** Field for a fact in one language, below the sentence that lacks it. */
function FactField({ name, gap, isOptional = false }: FactFieldProps) {
  const { locale, missing, before, after } = gap;
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
      isOptional={isOptional}
      defaultValue={isOptional ? '' : (gap.proposal ?? '')}
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

type PutInForce = ReturnType<typeof usePutInForce>;

const isTerms = ({ kind }: Draft): number => Number(kind === 'terms-and-conditions');

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

  const putInForce = async (
    { kind, draft, earliest }: Draft,
    facts: readonly MissingFact[],
    fields: Fields,
  ) => {
    let { revision } = draft;
    if (draft.gaps.length > 0) {
      const own = facts.filter(({ kinds }) => kinds.includes(kind));
      const filled = fillGaps(draft, own, fields, offered);
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

  const send = async (texts: readonly Draft[], facts: readonly MissingFact[], fields: Fields) => {
    setPending(true);
    let failure: typeof error;
    // Once there are terms, whoever has not accepted them yet can write nothing else.
    const inOrder = texts.toSorted((one, other) => isTerms(one) - isTerms(other));
    for (const text of inOrder) failure ??= await putInForce(text, facts, fields);
    setError(failure);
    setPending(false);
    return failure === undefined;
  };
  return { send, isPending, error };
}
