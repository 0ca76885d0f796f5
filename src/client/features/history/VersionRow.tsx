import { FormattedMessage } from 'react-intl';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Version, VersionTexts } from '../../../shared/contract/lifecycle';
import type { Section } from '../../../shared/sections';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { Link } from '../../ui/Link';
import { Notice } from '../../ui/Notice';
import { TimeText } from '../../ui/TimeText';
import { UserText } from '../../ui/UserText';
import { TEXT_FIELDS } from '../../../shared/contract/editing';
import { LOCALE_CODES } from '../../../shared/locales';
import { storeDraft } from '../../api/draft';
import { useAppDispatch } from '../../store/hooks';
import styles from './history.module.css';
import { actMessages, historyMessages, versionMessages } from './messages';
import { versionsApi } from './versionsApi';

/**
 * Returns the fields of the editor with the texts of a version; a language that it did not have is
 * empty.
 */
const fieldsOf = (version: VersionTexts): Readonly<Record<string, string>> =>
  Object.fromEntries(
    TEXT_FIELDS.flatMap((field) =>
      LOCALE_CODES.map((code) => [`${field}.${code}`, version[field][code] ?? '']),
    ),
  );

/**
 * Puts the texts of an old version into the editor, as if they had been typed there: nothing is
 * changed until they are saved.
 */
function useRestoreVersion(
  place: { readonly section: Section; readonly slug: string },
  contentId: string,
) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [state, setState] = useState<'idle' | 'pending' | 'failed'>('idle');
  const takeOver = async (revision: number) => {
    setState('pending');
    const asked = dispatch(versionsApi.endpoints.getVersion.initiate({ ...place, revision }));
    const { data } = await asked;
    asked.unsubscribe();
    setState(data ? 'idle' : 'failed');
    if (!data) return;
    dispatch(storeDraft(`edit.${contentId}`, fieldsOf(data)));
    void navigate(`/${place.section}/${place.slug}/edit`);
  };
  return { takeOver, isPending: state === 'pending', isFailed: state === 'failed' };
}

interface Place {
  readonly section: Section;
  readonly slug: string;
}

interface Props {
  readonly place: Place;
  readonly version: Version;
  /** The one before it; undefined where it is not known. */
  readonly before: Version | undefined;
  /** The content whose editor its texts can be taken into; null where they cannot. */
  readonly takeOver: string | null;
}

/** One version: what was done, by whom, when and why. */
export function VersionRow({ place: { section, slug }, version, before, takeOver }: Props) {
  const { revision, act, note, isPublic } = version;
  const page = `/${section}/${slug}/history`;
  return (
    <li value={revision} className={styles['version']}>
      <h3 className={styles['name']}>
        <FormattedMessage
          {...versionMessages.done}
          values={{
            number: revision,
            act: <FormattedMessage key="act" {...actMessages[act]} />,
          }}
        />
        {!isPublic && (
          <Badge tone="warn">
            <FormattedMessage {...historyMessages.notPublic} />
          </Badge>
        )}
      </h3>
      <p className={styles['by']}>
        <FormattedMessage
          {...versionMessages.by}
          values={{
            name: <Maker version={version} />,
            when: <TimeText value={version.at} format="dateTime" />,
          }}
        />
      </p>
      {note && (
        <blockquote dir="auto" className={styles['note']}>
          {note}
        </blockquote>
      )}
      {before && (
        <p>
          <Link to={`${page}?from=${before.revision}&to=${revision}`}>
            <FormattedMessage {...historyMessages.whatChanged} />
          </Link>
        </p>
      )}
      {takeOver && <TakeOver place={{ section, slug }} revision={revision} contentId={takeOver} />}
    </li>
  );
}

/** For those who may change the content the person, for readers the office or group. */
function Maker({ version: { by, person } }: Pick<Props, 'version'>) {
  return person ? <bdi>{person.name}</bdi> : <UserText text={by} />;
}

interface TakeOverProps {
  readonly place: Place;
  readonly revision: number;
  readonly contentId: string;
}

function TakeOver({ place, revision, contentId }: TakeOverProps) {
  const { takeOver, isPending, isFailed } = useRestoreVersion(place, contentId);
  return (
    <>
      <p>
        <Button look="secondary" isPending={isPending} onClick={() => void takeOver(revision)}>
          <FormattedMessage {...historyMessages.takeOver} />
        </Button>
      </p>
      {isFailed && (
        <Notice tone="bad" role="alert">
          <FormattedMessage {...historyMessages.takeOverFailed} />
        </Notice>
      )}
    </>
  );
}
