import type { PeopleFound, SeatManagement } from '../../../../shared/contract/seats';
import { useGiveSeatMutation } from '../../../parts/seats/seatsApi';
import { DatePicker } from '../../../ui/forms/DatePicker';
import { Form, type Fields } from '../../../ui/forms/Form';
import { faultMessages } from '../../../ui/forms/messages';
import { PersonSearch } from './PersonSearch';
import { checkTerm, PersonField, RoleFields, readTerm } from './seatFields';
import { seatMessages } from './messages';
import { toSeatFormErrors } from './seatFormErrors';

interface Props {
  readonly slug: string;
  readonly desk: SeatManagement;
}

/** A seat for somebody who is found by name first. */
export const AssignSeatForm = ({ slug, desk }: Props) => (
  <PersonSearch slug={slug}>
    {(people) => <GiveForm slug={slug} desk={desk} people={people} />}
  </PersonSearch>
);

/** The field that a refusal is about. */
const FIELD_OF = {
  termOverlaps: 'person',
  officeTaken: 'role',
  noSeatLeft: 'seat',
  termEndsTooEarly: 'until',
};

const check = (fields: Fields) => ({
  ...checkTerm(fields),
  ...(!fields['since'] && { since: faultMessages.missing }),
});

function GiveForm({ slug, desk, people }: Props & PeopleFound) {
  const [give, { isLoading, error }] = useGiveSeatMutation();
  const send = async (fields: Fields) => {
    const { person = '', since = '' } = fields;
    return (await give({ slug, person, since, ...readTerm(fields) })).error === undefined;
  };
  return (
    <Form
      check={check}
      onSubmit={send}
      isPending={isLoading}
      label={seatMessages.give}
      saved={seatMessages.given}
      {...toSeatFormErrors(error, FIELD_OF)}
    >
      <PersonField people={people} />
      <RoleFields desk={desk} />
      <DatePicker name="since" label={seatMessages.since} />
      <DatePicker name="until" label={seatMessages.until} isOptional />
    </Form>
  );
}
