import { isUsualDay, type DetailFault } from '../../../shared/details/detailFaults';

/** The contract has seen that it is a day. */
export const dayFaults = (field: string, day: string | undefined): DetailFault[] =>
  day === undefined || isUsualDay(day) ? [] : [{ field, fault: 'date' }];
