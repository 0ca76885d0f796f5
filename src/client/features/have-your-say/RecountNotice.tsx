import { FormattedMessage } from 'react-intl';
import type { PollDetails } from '../../../shared/contract/have-your-say';
import { markMessages } from '../../intl/sharedMessages';
import { Facts } from '../../ui/Fact';
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
    <Facts
      rows={[
        [
          <FormattedMessage key="place" {...pollMessages.recountPlace} />,
          <UserText key="place" text={place} />,
        ],
        [
          <FormattedMessage key="day" {...pollMessages.recountHeldOn} />,
          <TimeText key="day" value={heldOn} />,
        ],
      ]}
    />
    {link && (
      <p>
        <a href={link} rel="noopener noreferrer nofollow">
          <FormattedMessage {...pollMessages.recountLink} />
        </a>
      </p>
    )}
  </Notice>
);
