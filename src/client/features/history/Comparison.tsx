import { useId, type FormEvent } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { TEXT_FIELDS, type TextField } from '../../../shared/contract/editing';
import type { Version, VersionTexts } from '../../../shared/contract/lifecycle';
import { LOCALE_CODES, type Locale } from '../../../shared/locales';
import type { Section } from '../../../shared/sections';
import { Button } from '../../ui/Button';
import { Difference } from '../../ui/difference/Difference';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { Skeleton } from '../../ui/Skeleton';
import choosing from '../../ui/difference/versionChoice.module.css';
import styles from './history.module.css';
import { fieldMessages, historyMessages, versionMessages } from './messages';
import { useGetVersionQuery } from './versionsApi';

interface Place {
  readonly section: Section;
  readonly slug: string;
}

interface Props {
  readonly place: Place;
  /** The newest first. */
  readonly versions: readonly Version[];
}

interface Pair {
  readonly older: number;
  readonly newer: number;
}

/**
 * Returns the two versions that the address names, in the order of time; without a choice the
 * newest one and the one before it.
 */
function readVersionPair(search: URLSearchParams, versions: readonly Version[]): Pair | null {
  const chosen = ['from', 'to'].map((name) => Number(search.get(name)));
  const isChosen = chosen.every((number) => Number.isInteger(number) && number > 0);
  const both = isChosen ? chosen : versions.slice(0, 2).map(({ revision }) => revision);
  const [older, newer] = both.toSorted((one, other) => one - other);
  if (older === undefined || newer === undefined) return null;
  return { older, newer };
}

/** Differences between two versions, per field and language. */
export function Comparison({ place, versions }: Props) {
  const [search] = useSearchParams();
  const pair = readVersionPair(search, versions);
  return (
    <section aria-labelledby="comparison" className={styles['part']}>
      <h2 id="comparison">
        <FormattedMessage {...historyMessages.compare} />
      </h2>
      {pair ? (
        <>
          <Choose
            key={`${pair.older} ${pair.newer}`}
            place={place}
            versions={versions}
            pair={pair}
          />
          <Compared place={place} pair={pair} />
        </>
      ) : (
        <p>
          <FormattedMessage {...historyMessages.onlyOne} />
        </p>
      )}
    </section>
  );
}

function Choose({ place: { section, slug }, versions, pair }: Props & { readonly pair: Pair }) {
  const navigate = useNavigate();
  const compare = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget) as unknown as Iterable<[string, string]>;
    const query = new URLSearchParams([...chosen]);
    void navigate(`/${section}/${slug}/history?${query}`);
  };
  return (
    <form className={choosing['choose']} onSubmit={compare}>
      <Choice name="from" label={historyMessages.older} chosen={pair.older} versions={versions} />
      <Choice name="to" label={historyMessages.newer} chosen={pair.newer} versions={versions} />
      <Button type="submit" look="secondary" onClick={() => undefined}>
        <FormattedMessage {...historyMessages.compare} />
      </Button>
    </form>
  );
}

interface ChoiceProps extends Pick<Props, 'versions'> {
  readonly name: string;
  readonly label: MessageDescriptor;
  readonly chosen: number;
}

function Choice({ name, label, chosen, versions }: ChoiceProps) {
  const id = useId();
  const { formatMessage, formatDate } = useIntl();
  const isListed = versions.some(({ revision }) => revision === chosen);
  return (
    <p className={choosing['choice']}>
      <label htmlFor={id}>
        <FormattedMessage {...label} />
      </label>
      <select id={id} name={name} defaultValue={chosen}>
        {versions.map(({ revision, at }) => (
          <option key={revision} value={revision} suppressHydrationWarning>
            {formatMessage(versionMessages.choice, {
              number: revision,
              day: formatDate(at, { dateStyle: 'medium' }),
            })}
          </option>
        ))}
        {!isListed && (
          <option value={chosen}>{formatMessage(versionMessages.name, { number: chosen })}</option>
        )}
      </select>
    </p>
  );
}

function Compared({ place, pair }: { readonly place: Place; readonly pair: Pair }) {
  const [older, newer] = [
    useGetVersionQuery({ ...place, revision: pair.older }),
    useGetVersionQuery({ ...place, revision: pair.newer }),
  ];
  const failed = [older, newer].find(({ isError }) => isError);
  if (failed) return <ErrorNotice onRetry={failed.refetch} error={failed.error} />;
  if (!older.currentData || !newer.currentData) return <Skeleton lines={6} />;
  return (
    <div role="region" aria-live="polite" className={styles['differences']}>
      <p className={choosing['between']}>
        <FormattedMessage {...versionMessages.between} values={{ ...pair }} />
      </p>
      <Differences before={older.currentData} after={newer.currentData} />
    </div>
  );
}

interface DifferencesProps {
  readonly before: VersionTexts;
  readonly after: VersionTexts;
}

/** Lists every field in every language whose text is another one, in the order of the page. */
function changedFields({ before, after }: DifferencesProps): (readonly [TextField, Locale])[] {
  return TEXT_FIELDS.flatMap((field) =>
    LOCALE_CODES.filter((code) => (before[field][code] ?? '') !== (after[field][code] ?? '')).map(
      (code) => [field, code] as const,
    ),
  );
}

function Differences({ before, after }: DifferencesProps) {
  const changed = changedFields({ before, after });
  return (
    <>
      {changed.map(([field, code]) => (
        <section key={`${field}.${code}`} className={styles['field']}>
          <h3>
            <FormattedMessage {...fieldMessages[field][code]} />
          </h3>
          <Difference
            before={before[field][code] ?? ''}
            after={after[field][code] ?? ''}
            lang={code}
          />
        </section>
      ))}
      {changed.length === 0 && (
        <p>
          <FormattedMessage {...historyMessages.same} />
        </p>
      )}
      {before.details !== after.details && (
        <p>
          <FormattedMessage {...historyMessages.otherFacts} />
        </p>
      )}
    </>
  );
}
