import type { MessageDescriptor } from 'react-intl';
import type { BltFaultCode } from '../../../../../../counting/blt';
import type { PabulibFaultCode } from '../../../../../../counting/pabulibSections';
import { FaultsByLine, type FaultsProps } from '../../../../../ui/lines/FaultsByLine';
import { lineMessages } from './messages';

type Code =
  | BltFaultCode
  | PabulibFaultCode
  | 'voteTypeUncounted'
  | 'tooManyBallots'
  | 'amountNotWhole'
  | 'unreadable'
  | 'repeated'
  | 'tooManyLines'
  | 'unknown';

/** Texts for all codes that a reader of files can find. */
const TEXTS: Readonly<Record<Code, MessageDescriptor>> = lineMessages;

/** Faults of an election file or a list of voters, line by line. */
export const LineFaults = (props: FaultsProps) => <FaultsByLine {...props} texts={TEXTS} />;
