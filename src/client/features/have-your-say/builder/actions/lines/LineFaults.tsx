import type { MessageDescriptor } from 'react-intl';
import type { BltFaultCode } from '../../../../../../counting/blt';
import type { PabulibFaultCode } from '../../../../../../counting/pabulibSections';
import { FaultsByLine, type FaultsProps } from '../../../../../ui/lazy/lines/FaultsByLine';
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

/** Whatever a reader of files can find has words. */
const TEXTS: Readonly<Record<Code, MessageDescriptor>> = lineMessages;

/** What is wrong with an election file or a list of voters, line by line. */
export const LineFaults = (props: FaultsProps) => <FaultsByLine {...props} texts={TEXTS} />;
