import { defineMessages } from 'react-intl';

export const mySeatsMessages = defineMessages({
  mine: {
    id: 'me.committees.mine',
    defaultMessage: 'My seats',
    description: 'Heading: seats in committees that the person holds, or will hold',
  },
  former: {
    id: 'me.committees.former',
    defaultMessage: 'Former seats',
    description: 'Heading: seats in committees that the person held',
  },
  toCome: {
    id: 'me.committees.toCome',
    defaultMessage: 'Has not begun yet',
    description: 'Badge: a term in a committee whose first day is still to come',
  },
  dissolved: {
    id: 'me.committees.dissolved',
    defaultMessage: 'Committee dissolved',
    description: 'Badge beside a seat in a committee that does not exist any more',
  },
  vacancies: {
    id: 'me.committees.vacancies',
    defaultMessage: 'See all vacant seats',
    description: 'Link where somebody has no seat in a committee',
  },
  give: {
    id: 'me.committees.give',
    defaultMessage: 'Give seats',
    description: 'Link to the page of a committee whose seats the person gives',
  },
});
