import { FormattedMessage } from 'react-intl';
import { useSaveOpinionFileMutation } from '../../../../api/opinionsApi';
import { useAppSelector } from '../../../../store/hooks';
import { selectEnvironment } from '../../../../state/configSlice';
import { Button } from '../../../../ui/Button';
import { useOpinionsContext } from '../opinionsContext';
import { fileMessages, methodMessages } from './messages';
import styles from './Method.module.css';

type FileName = keyof typeof fileMessages;
const FILES = Object.keys(fileMessages) as readonly FileName[];

/**
 * File of the opinions. One that a visitor may not see needs the reader's session, which a link
 * does not carry.
 */
function OpinionFile({ name }: { readonly name: FileName }) {
  const { slug, phase, details } = useOpinionsContext().dialog;
  const { apiUrl } = useAppSelector(selectEnvironment);
  const [save, { isLoading }] = useSaveOpinionFileMutation();
  const label = <FormattedMessage {...fileMessages[name]} />;
  if (details.resultsAfter === 0 || phase === 'closed') {
    return (
      <a href={`${apiUrl}/dialogs/${slug}/opinions/${name}`} download>
        {label}
      </a>
    );
  }
  return (
    <Button look="quiet" isPending={isLoading} onClick={() => void save({ slug, name })}>
      {label}
    </Button>
  );
}

/**
 * The answers as files, for whoever wants to look with programs of their own; where the dialogue is
 * for everyone.
 */
export function OpinionFiles() {
  const { dialog } = useOpinionsContext();
  if (dialog.visibility !== 'public') return null;
  return (
    <>
      <h4>
        <FormattedMessage {...methodMessages.files} />
      </h4>
      <p className={styles['text']}>
        <FormattedMessage {...methodMessages.layout} />
      </p>
      <ul className={styles['files']}>
        {FILES.map((name) => (
          <li key={name}>
            <OpinionFile name={name} />
          </li>
        ))}
      </ul>
    </>
  );
}
