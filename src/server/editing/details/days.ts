import { isUsualDay, type DetailFault } from '../../../shared/details/detailFaults';

/** Lists the faults of a day; the contract has seen that it is a day. */
export const findDayFaults = (field: string, day: string | undefined): DetailFault[] =>
  day === undefined || isUsualDay(day) ? [] : [{ field, fault: 'date' }];
