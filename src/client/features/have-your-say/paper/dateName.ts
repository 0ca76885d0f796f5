import type { Option } from '../../../../shared/ballots/paper';
import type { Moments } from '../../../intl/moments';

/** Tells when a proposed date is; where no time is given, what it is called. */
export const formatDateOption = (
  { formatProposed }: Pick<Moments, 'formatProposed'>,
  { startsAt, label }: Pick<Option, 'startsAt' | 'label'>,
): string => (startsAt === null ? label.text : formatProposed(startsAt));
