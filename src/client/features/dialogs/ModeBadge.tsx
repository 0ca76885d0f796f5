import { FormattedMessage } from 'react-intl';
import type { DialogFacts } from '../../../shared/contract/dialogs';
import { Badge } from '../../ui/Badge';
import { dialogMessages } from './messages';

/** Says of a dialogue that people answer statements there; comments need no saying. */
export function ModeBadge({ mode }: Pick<DialogFacts, 'mode'>) {
  if (mode !== 'statements') return null;
  return (
    <Badge tone="accent">
      <FormattedMessage {...dialogMessages.statements} />
    </Badge>
  );
}
