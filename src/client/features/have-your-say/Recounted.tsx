import { FormattedMessage } from 'react-intl';
import type { PollDetails } from '../../../shared/contract/have-your-say';
import { markMessages } from '../../intl/sharedMessages';
import { Notice } from '../../ui/Notice';
import { TimeText } from '../../ui/TimeText';
import { UserText } from '../../ui/UserText';
import { pollMessages } from './messages';

interface Props {
  readonly recount: NonNullable<PollDetails['recount']>;
}

/** Says where the ballots of a recount come from. */
export const RecountNotice = ({ recount: { place, heldOn, link } }: Props) => (
  <Notice tone="warn" title={<FormattedMessage {...markMessages.recount} />}>
    <p>
      <FormattedMessage {...pollMessages.recountText} />
    </p>
    <dl>
      <dt>
        <FormattedMessage {...pollMessages.recountPlace} />
      </dt>
      <dd>
        <UserText text={place} />
      </dd>
      <dt>
        <FormattedMessage {...pollMessages.recountHeldOn} />
      </dt>
      <dd>
        <TimeText value={heldOn} />
      </dd>
    </dl>
    {link && (
      <p>
        <a href={link} rel="noopener noreferrer nofollow">
          <FormattedMessage {...pollMessages.recountLink} />
        </a>
      </p>
    )}
  </Notice>
);
