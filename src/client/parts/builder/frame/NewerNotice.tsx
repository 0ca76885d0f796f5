import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/Notice';
import { newerMessages } from '../messages';

interface Props {
  /** Null where there is nothing to choose. */
  readonly onTake: (() => void) | null;
  readonly children?: ReactNode;
}

/**
 * Notice that another person saved meanwhile: saving again overwrites their version, or theirs is
 * taken.
 */
export const NewerNotice = ({
  onTake,
  children = (
    <p>
      <FormattedMessage {...newerMessages.text} />
    </p>
  ),
}: Props) => (
  <Notice tone="warn" role="alert" title={<FormattedMessage {...newerMessages.title} />}>
    {children}
    {onTake && (
      <Button look="secondary" onClick={onTake}>
        <FormattedMessage {...newerMessages.take} />
      </Button>
    )}
  </Notice>
);
