import type { ReactNode } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import type { TicketedFields } from '../../api/accountsApi';
import { depositSecrets } from '../../api/depositSecrets';
import { isProblem, type Problem } from '../../api/problem';
import type { SerializedError } from '@reduxjs/toolkit';
import { useAppDispatch } from '../../store/hooks';
import { getErrorMessage } from '../../intl/errorMessage';
import { PageHeader } from '../PageHeader';
import { Skeleton } from '../Skeleton';
import { Form } from './Form';
import { formMessages } from './messages';
import { FormOutcome } from './FormOutcome';
import { toFormErrors } from './formErrors';
import { useLinkToken } from './useLinkToken';

interface WithTokenProps {
  readonly title: MessageDescriptor;
  /** The server’s word on the token, if it was asked. */
  readonly error: Problem | SerializedError | undefined;
  /** A way on when the link leads nowhere. */
  readonly wayOut: ReactNode;
  /** Outcome that is shown; empty until there is one. */
  readonly done: ReactNode;
  readonly children: (token: string) => ReactNode;
}

const LINK_INVALID: MessageDescriptor = formMessages.linkInvalid;
/** Reasons for which a link cannot be used any more. */
const DEAD_LINKS: Readonly<Record<string, MessageDescriptor | undefined>> = {
  linkInvalid: LINK_INVALID,
  invitationEnded: getErrorMessage('invitationEnded'),
  invitationExpired: getErrorMessage('invitationExpired'),
};

/** A page for a link out of a mail: says when the link is not complete, was used, or is too old. */
export function WithLinkToken({ title, error, wayOut, done, children }: WithTokenProps) {
  const { formatMessage } = useIntl();
  const refusal = isProblem(error) ? DEAD_LINKS[error.code] : undefined;
  const isRefused = refusal !== undefined;
  const token = useLinkToken(Boolean(done) || isRefused);
  if (done) return done;
  if (token === null || isRefused) {
    return (
      <FormOutcome
        title={formMessages.linkInvalidTitle}
        text={<FormattedMessage {...(refusal ?? LINK_INVALID)} />}
      >
        {wayOut}
      </FormOutcome>
    );
  }
  if (token !== undefined) return children(token);
  return (
    <>
      <PageHeader title={formatMessage(title)} />
      <Skeleton />
    </>
  );
}

interface LinkScreenProps extends Omit<WithTokenProps, 'children'> {
  readonly intro: MessageDescriptor;
  readonly label: MessageDescriptor;
  readonly send: (fields: TicketedFields) => unknown;
  readonly isLoading: boolean;
}

/**
 * One button for what a link in a mail is for: programs that open every link in a mail do not press
 * it.
 */
export function LinkScreen({ intro, label, send, isLoading, ...page }: LinkScreenProps) {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  return (
    <WithLinkToken {...page}>
      {(token) => (
        <>
          <PageHeader title={formatMessage(page.title)} intro={<FormattedMessage {...intro} />} />
          <Form
            check={() => ({})}
            onSubmit={() => void send({ ticket: dispatch(depositSecrets({ token })) })}
            isPending={isLoading}
            label={label}
            {...toFormErrors(page.error)}
          >
            {null}
          </Form>
        </>
      )}
    </WithLinkToken>
  );
}
