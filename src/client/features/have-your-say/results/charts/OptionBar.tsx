import { FormattedMessage, FormattedNumber, type MessageDescriptor } from 'react-intl';
import type { Text } from '../../../../../shared/contract/text';
import { Badge } from '../../../../ui/Badge';
import { BarRow } from '../../../../ui/BarChart';
import { UserText } from '../../../../ui/UserText';
import { memoByValue } from '../memoByValue';

/** Shares of one column have equally many digits. */
const SHARE = {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
} as const;

export interface OptionBarProps {
  readonly label: Text;
  /** The number, formatted. */
  readonly value: string;
  /** Length of the bar, 0 to 1. */
  readonly share: number;
  /** Said beside the number as well. */
  readonly isShareSaid: boolean;
  /** The mark of an option that is elected. */
  readonly mark: MessageDescriptor | null;
}

function OptionBarRow({ label, value, share, isShareSaid, mark }: OptionBarProps) {
  return (
    <BarRow
      share={share}
      isLeading={mark !== null}
      label={
        <>
          <UserText text={label} />
          {mark && (
            <Badge tone="accent">
              <FormattedMessage {...mark} />
            </Badge>
          )}
        </>
      }
      value={
        <>
          <bdi>{value}</bdi>
          {isShareSaid && (
            <strong>
              <FormattedNumber value={share} {...SHARE} />
            </strong>
          )}
        </>
      }
    />
  );
}

/** The bar of an option, rendered again only when something of it has changed. */
export const OptionBar = memoByValue(OptionBarRow);
