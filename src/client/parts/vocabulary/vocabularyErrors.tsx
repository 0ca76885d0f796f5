import type { SerializedError } from '@reduxjs/toolkit';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { WrittenTerm } from '../../../shared/contract/vocabularies';
import { isProblem, type Problem } from '../../api/problem';
import { useLocale } from '../../intl/IntlRoot';
import { toFormErrors } from '../../ui/forms/formErrors';
import { listFailures, shapeFaults } from './messages';
import { getWrittenName } from './termList';

export type ListFailure = Problem | SerializedError | undefined;

/** Words for a refusal of a list; undefined where there is none. */
export function toListFailure(error: ListFailure): ReturnType<typeof toFormErrors>['failure'] {
  const code = isProblem(error) ? error.code : '';
  if (Object.hasOwn(listFailures, code))
    return <FormattedMessage {...listFailures[code as keyof typeof listFailures]} />;
  return toFormErrors(error).failure;
}

/** Words for a reason as `findShapeFault` and the host tell it. */
const SHAPE_REASONS: Readonly<Record<string, MessageDescriptor>> = {
  ...shapeFaults,
  'crosses itself': shapeFaults.crosses,
  'too complex': shapeFaults.complex,
};

const getShapeFault = (code: string, reason: string): MessageDescriptor =>
  code === 'notWgs84' ? shapeFaults.notWgs84 : (SHAPE_REASONS[reason] ?? shapeFaults.points);

interface ShapeProps {
  readonly code: string;
  /** `key: reason` as the host tells it; a key alone where the code says the reason. */
  readonly detail: string;
  readonly terms: readonly WrittenTerm[];
}

/** Says which border is refused, by the name of its district, and why. */
export function ShapeFaultText({ code, detail, terms }: ShapeProps) {
  const locale = useLocale();
  const [key = '', reason = ''] = detail.split(': ');
  const term = terms.find((each) => each.key === key);
  const isOfFile = code === 'notWgs84' && key === 'crs';
  return (
    <>
      {!isOfFile && (
        <strong>
          <bdi>{term ? getWrittenName(term, locale) : key}</bdi>
        </strong>
      )}
      {!isOfFile && ' '}
      <FormattedMessage {...getShapeFault(code, reason)} />
    </>
  );
}
