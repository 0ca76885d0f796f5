import type { ComponentProps } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { toAccessPath } from '../../../shared/routes';
import { ButtonLink } from '../../ui/Button';
import { FormOutcome } from '../../ui/forms/FormOutcome';
import { LinkScreen } from '../../ui/forms/LinkScreen';

interface Props extends Pick<
  ComponentProps<typeof LinkScreen>,
  'title' | 'send' | 'isLoading' | 'error'
> {
  readonly texts: Readonly<
    Record<'intro' | 'undo' | 'doneTitle' | 'done' | 'newPassword', MessageDescriptor>
  >;
  readonly isSuccess: boolean;
}

/** Page of the link “this was not me” in a mail: takes a change back and offers a new password. */
export function UndoScreen({ texts, isSuccess, ...screen }: Props) {
  const newPassword = (
    <ButtonLink to={toAccessPath('forgot-password', '/')}>
      <FormattedMessage {...texts.newPassword} />
    </ButtonLink>
  );
  const outcome = (
    <FormOutcome title={texts.doneTitle} text={<FormattedMessage {...texts.done} />}>
      {newPassword}
    </FormOutcome>
  );
  return (
    <LinkScreen
      {...screen}
      intro={texts.intro}
      label={texts.undo}
      wayOut={newPassword}
      done={isSuccess && outcome}
    />
  );
}
