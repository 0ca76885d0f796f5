import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Phase } from '../../shared/contract/content';
import { markMessages, phaseMessages } from '../intl/sharedMessages';
import { joinClasses } from './joinClasses';
import styles from './Badge.module.css';

export type Tone = 'neutral' | 'accent' | 'good' | 'warn' | 'bad';

interface BadgeProps {
  readonly tone?: Tone;
  readonly children: ReactNode;
}

export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <span className={joinClasses(styles['badge'], styles[tone])}>{children}</span>;
}

const TONES = { open: 'good', upcoming: 'accent', closed: 'neutral' } as const satisfies Record<
  Phase,
  Tone
>;

/** Whether people can take part now. */
export function PhaseBadge({ phase }: { readonly phase: Phase | null }) {
  if (!phase) return null;
  return (
    <Badge tone={TONES[phase]}>
      <FormattedMessage {...phaseMessages[phase]} />
    </Badge>
  );
}

/** Marks a poll whose ballots were cast elsewhere. */
export const RecountBadge = () => (
  <Badge tone="warn">
    <FormattedMessage {...markMessages.recount} />
  </Badge>
);
