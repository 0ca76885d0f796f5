import { FormattedMessage, useIntl } from 'react-intl';
import type { PeopleFound, SeatManagement, Term } from '../../../../shared/contract/seats';
import { SEAT_LIMITS, SEAT_ROLES, type SeatRole } from '../../../../shared/seatRules';
import { useLocale } from '../../../intl/IntlRoot';
import type { Fields } from '../../../ui/forms/Form';
import { LanguageTabs } from '../../../ui/forms/LanguageTabs';
import { readLocalizedField, listTooLongFields } from '../../../ui/forms/localized';
import { faultMessages } from '../../../ui/forms/messages';
import { Select } from '../../../ui/forms/Select';
import { TextField } from '../../../ui/forms/TextField';
import { roleMessages } from '../../../parts/seats/messages';
import { seatMessages } from './messages';

/**
 * Finds the faults in the fields of a term; the host says which values do not fit the other terms.
 */
export const checkTerm = (fields: Fields) => ({
  ...Object.fromEntries(
    listTooLongFields(fields, 'title', SEAT_LIMITS.title).map((name) => [
      name,
      faultMessages.tooLong,
    ]),
  ),
  ...(fields['role'] !== 'substitute' && !fields['seat'] && { seat: faultMessages.missing }),
});

/** Reads the term from the fields; a substitute holds no seat, even if one was chosen. */
export const readTerm = (fields: Fields) => {
  const role = (fields['role'] ?? 'member') as SeatRole;
  return {
    role,
    seat: role === 'substitute' ? null : fields['seat'] || null,
    title: readLocalizedField(fields, 'title'),
    electedBy: fields['electedBy'] || null,
    until: fields['until'] || null,
  };
};

interface Props {
  readonly desk: SeatManagement;
  readonly term?: Term;
}

/**
 * Lists the polls to choose from; the one that is already chosen can be kept, however long ago it
 * was.
 */
const electionsOf = ({ elections }: SeatManagement, chosen: Term['electedBy'] = null) =>
  chosen === null || elections.some(({ slug }) => slug === chosen.slug)
    ? elections
    : [chosen, ...elections];

/** Role, seat and title of a term, and how somebody came to it. */
export function RoleFields({ desk, term }: Props) {
  const { formatMessage } = useIntl();
  const title = term?.title ?? {};
  return (
    <>
      <Select
        name="role"
        label={seatMessages.role}
        defaultValue={term?.role ?? 'member'}
        options={SEAT_ROLES.map((role) => ({
          value: role,
          label: formatMessage(roleMessages[role]),
        }))}
      />
      <Select
        name="seat"
        label={seatMessages.seat}
        none={seatMessages.noSeat}
        defaultValue={term?.seat ?? ''}
        isOptional
        options={desk.composition.map(({ key, category }) => ({
          value: key,
          label: category.text,
        }))}
      />
      <LanguageTabs label={seatMessages.title} texts={{ title }} original={useLocale()}>
        {(lang) => (
          <TextField
            name={`title.${lang}`}
            label={seatMessages.title}
            lang={lang}
            autoComplete="off"
            defaultValue={title[lang] ?? ''}
            isOptional
          />
        )}
      </LanguageTabs>
      <Select
        name="electedBy"
        label={seatMessages.electedBy}
        none={seatMessages.notElected}
        hint={<FormattedMessage {...seatMessages.electedByHint} />}
        defaultValue={term?.electedBy?.slug ?? ''}
        isOptional
        options={electionsOf(desk, term?.electedBy).map((poll) => ({
          value: poll.slug,
          label: poll.title.text,
        }))}
      />
    </>
  );
}

/** One of those whom a search has found. */
export const PersonField = ({ people }: PeopleFound) => (
  <Select
    name="person"
    label={seatMessages.person}
    options={people.map(({ personId, name }) => ({ value: personId, label: name }))}
  />
);
