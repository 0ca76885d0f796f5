import { FormattedMessage } from 'react-intl';
import type { ContentFiles } from '../../../../shared/contract/files';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/Notice';
import { filesMessages } from './messages';

interface Props {
  /** Files as they are now. */
  readonly files: ContentFiles;
  readonly onTake: () => void;
}

/** Files that another person saved meanwhile. */
export function NewerFiles({ files: { cover, attachments }, onTake }: Props) {
  const names = [cover, ...attachments].flatMap((one) => (one ? [one.info] : []));
  return (
    <Notice tone="warn" role="alert" title={<FormattedMessage {...filesMessages.newerTitle} />}>
      <p>
        <FormattedMessage {...filesMessages.newerText} />
      </p>
      <ul>
        {names.map(({ id, name }) => (
          <li key={id}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
      <Button look="secondary" onClick={onTake}>
        <FormattedMessage {...filesMessages.takeTheirs} />
      </Button>
    </Notice>
  );
}
