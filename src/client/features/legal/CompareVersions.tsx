import { useId, type FormEvent } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { LegalVersion } from '../../../shared/contract/legal';
import { lazyComponent } from '../../ui/lazyComponent';
import { Button } from '../../ui/Button';
import choosing from '../../ui/difference/versionChoice.module.css';
import styles from './CompareVersions.module.css';
import { legalMessages } from './messages';
import { readChosenPair, findPairAround } from './versions';

const { Part: Compared } = lazyComponent(() =>
  import(/* webpackChunkName: "comparison" */ './VersionDifference').then(
    (part) => part.VersionDifference,
  ),
);

interface Props {
  /** The newest first. */
  readonly versions: readonly LegalVersion[];
  /** The version that is shown. */
  readonly slug: string;
}

/**
 * Differences between two versions of a legal text. The address names them, so that a comparison
 * can be handed on.
 */
export function CompareVersions({ versions, slug }: Props) {
  const titleId = useId();
  const [search] = useSearchParams();
  const chosen = readChosenPair(search, versions);
  const pair = chosen ?? findPairAround(slug, versions);
  if (!pair) return null;
  const { older, newer } = pair;
  return (
    <section aria-labelledby={titleId} className={styles['comparison']}>
      <h2 id={titleId}>
        <FormattedMessage {...legalMessages.compareTitle} />
      </h2>
      <Choose key={`${older.slug} ${newer.slug}`} versions={versions} older={older} newer={newer} />
      {chosen && <Compared older={older} newer={newer} />}
    </section>
  );
}

interface ChooseProps extends Pick<Props, 'versions'> {
  readonly older: LegalVersion;
  readonly newer: LegalVersion;
}

function Choose({ versions, older, newer }: ChooseProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const compare = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget) as unknown as Iterable<[string, string]>;
    void navigate(`${pathname}?${new URLSearchParams([...chosen])}`);
  };
  return (
    <form className={choosing['choose']} onSubmit={compare}>
      <Choice name="from" label={legalMessages.compareOlder} chosen={older} versions={versions} />
      <Choice name="to" label={legalMessages.compareNewer} chosen={newer} versions={versions} />
      <Button type="submit" look="secondary" onClick={() => undefined}>
        <FormattedMessage {...legalMessages.compare} />
      </Button>
    </form>
  );
}

interface ChoiceProps extends Pick<Props, 'versions'> {
  readonly name: string;
  readonly label: MessageDescriptor;
  readonly chosen: LegalVersion;
}

function Choice({ name, label, chosen, versions }: ChoiceProps) {
  const id = useId();
  const { formatMessage, formatDate } = useIntl();
  return (
    <p className={choosing['choice']}>
      <label htmlFor={id}>
        <FormattedMessage {...label} />
      </label>
      <select id={id} name={name} defaultValue={chosen.versionNumber}>
        {versions.map(({ versionNumber, effectiveOn }) => (
          <option key={versionNumber} value={versionNumber}>
            {formatMessage(legalMessages.choice, {
              number: versionNumber,
              day: formatDate(effectiveOn, { dateStyle: 'medium', timeZone: 'UTC' }),
            })}
          </option>
        ))}
      </select>
    </p>
  );
}
