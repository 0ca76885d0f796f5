import { FormattedMessage } from 'react-intl';
import type { PollFacts } from '../../../shared/contract/have-your-say';
import { Badge } from '../../ui/Badge';
import { pollMessages } from './messages';
import { methodNames } from './methods/messages';

/** Badge with the counting method of a poll; several methods are counted instead of named. */
export function MethodBadge({ methods }: Pick<PollFacts, 'methods'>) {
  const [first, ...more] = [...new Set(methods)];
  if (!first) return null;
  return (
    <Badge>
      {more.length === 0 ? (
        <FormattedMessage {...methodNames[first]} />
      ) : (
        <FormattedMessage {...pollMessages.methods} values={{ count: more.length + 1 }} />
      )}
    </Badge>
  );
}
