import { useIntl } from 'react-intl';
import type { PeopleFound, Term } from '../../../../shared/contract/seats';
import type { TermEnding } from '../../../../shared/seatRules';
import { useEndTermMutation } from '../../../parts/seats/seatsApi';
import { getErrorMessage } from '../../../intl/errorMessage';
import { DatePicker } from '../../../ui/forms/DatePicker';
import { Form, type Fields } from '../../../ui/forms/Form';
import { faultMessages } from '../../../ui/forms/messages';
import { Select } from '../../../ui/forms/Select';
import { Part } from '../../../ui/Part';
import { endingMessages } from '../../../parts/seats/messages';
import { PersonSearch } from './PersonSearch';
import { PersonField } from './seatFields';
import { seatMessages } from './messages';
import { toSeatFormErrors } from './seatFormErrors';

interface Props {
  readonly slug: string;
  readonly term: Term;
}

const WITHOUT_SUCCESSOR: readonly TermEnding[] = ['resigned', 'recalled'];

/** The field that a refusal is about. */
const FIELD_OF = { termOverlaps: 'person', termEndsTooEarly: 'on' };

/** Finds the fault of a last day: it is one before that on which the term ends anyway. */
function faultOf({ since, until }: Term, on = '') {
  if (on === '') return faultMessages.missing;
  if (on < since) return getErrorMessage('termEndsTooEarly');
  return until !== null && on >= until ? seatMessages.notSooner : undefined;
}

/**
 * Ends a term: without anybody who follows, or with somebody who takes the seat on the next day.
 */
export const EndTermForm = ({ slug, term }: Props) => (
  <>
    <EndForm slug={slug} term={term} />
    <Part title={seatMessages.replace}>
      <PersonSearch slug={slug}>
        {(people) => <EndForm slug={slug} term={term} people={people} />}
      </PersonSearch>
    </Part>
  </>
);

function EndForm({ slug, term, people }: Props & Partial<PeopleFound>) {
  const { formatMessage } = useIntl();
  const [end, { isLoading, error }] = useEndTermMutation();
  const check = ({ on }: Fields) => {
    const fault = faultOf(term, on);
    return fault ? { on: fault } : {};
  };
  const send = async ({ as, on = '', person }: Fields) => {
    const by = people ? (person ?? null) : null;
    const ending = by === null ? (as as TermEnding) : 'replaced';
    return (await end({ slug, term: term.id, as: ending, on, by })).error === undefined;
  };
  return (
    <Form
      check={check}
      onSubmit={send}
      isPending={isLoading}
      label={people ? seatMessages.replace : seatMessages.end}
      look="danger"
      {...toSeatFormErrors(error, FIELD_OF)}
    >
      {people ? (
        <PersonField people={people} />
      ) : (
        <Select
          name="as"
          label={seatMessages.as}
          options={WITHOUT_SUCCESSOR.map((as) => ({
            value: as,
            label: formatMessage(endingMessages[as]),
          }))}
        />
      )}
      <DatePicker name="on" label={seatMessages.lastDay} />
    </Form>
  );
}
