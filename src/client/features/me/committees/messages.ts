import { defineMessage, defineMessages, type MessageValue } from 'react-intl';

export const mySeatsMessages = {
  ...defineMessages({
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
    declare: {
      id: 'me.committees.declare',
      defaultMessage: 'Declare interests',
      description:
        'Opens a form, and sends it: interests that decisions of a committee could touch',
    },
    declareAnew: {
      id: 'me.committees.declareAnew',
      defaultMessage: 'Change the declaration',
      description: 'Opens that form once something was declared',
    },
    declared: {
      id: 'me.committees.declared',
      defaultMessage: 'Your declaration is on the page of the committee.',
      description: 'After the form was sent',
    },
    interestsHint: {
      id: 'me.committees.interestsHint',
      defaultMessage:
        'What you own, lead or belong to, as far as decisions of the committee could touch it. Everybody can read it. Leave it empty where there is nothing to declare.',
      description: 'Below the field of that form',
    },
    give: {
      id: 'me.committees.give',
      defaultMessage: 'Give seats',
      description: 'Link to the page of a committee whose seats the person gives',
    },
    nextMeeting: {
      id: 'me.committees.nextMeeting',
      defaultMessage: 'Next meeting',
      description: 'Heading: of a committee in which the person holds a seat',
    },
    join: {
      id: 'me.committees.join',
      defaultMessage: 'Join by video',
      description: 'Link to a video meeting',
    },
    polls: {
      id: 'me.committees.polls',
      defaultMessage: 'Waits for your vote',
      description: 'Heading: open polls of a committee in which the person has not voted',
    },
    toRead: {
      id: 'me.committees.toRead',
      defaultMessage: 'To read',
      description: 'Heading: agenda and minutes of meetings of a committee',
    },
  }),
  agenda: defineMessage<{ items: number }>({
    id: 'me.committees.agenda',
    defaultMessage:
      '{items, plural, one {Agenda of the next meeting, # item} other {Agenda of the next meeting, # items}}',
    description: 'Link to a meeting of a committee',
  }),
  minutes: defineMessage<{ date: MessageValue }>({
    id: 'me.committees.minutes',
    defaultMessage: 'Minutes of the meeting of {date}',
    description: 'Link to the last meeting of a committee whose minutes are published',
  }),
  closes: defineMessage<{ date: MessageValue }>({
    id: 'me.committees.closes',
    defaultMessage: 'Until {date}',
    description: 'After the name of a poll; day and time',
  }),
};
