import { useEffect, useRef, type ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { PageHeader } from '../PageHeader';

interface Props {
  readonly title: MessageDescriptor;
  readonly text: ReactNode;
  /** A way on. */
  readonly children?: ReactNode;
}

/** The outcome of a form, in its place; the heading takes the focus, so that it is read out. */
export function FormOutcome({ title, text, children }: Props) {
  const { formatMessage } = useIntl();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('h1')?.focus(), []);
  return (
    <div ref={place}>
      <PageHeader title={formatMessage(title)} intro={text} />
      {children}
    </div>
  );
}
