import { defineMessage, defineMessages, type MessageValue } from 'react-intl';

/** Names of the reactions. */
export const reactionMessages = defineMessages({
  like: {
    id: 'reactions.like',
    defaultMessage: 'Helpful',
    description: 'Button below a content, a reaction without words: it helped me',
  },
  thanks: {
    id: 'reactions.thanks',
    defaultMessage: 'Thank you',
    description: 'Button below a content, a reaction without words: thanks to whoever wrote it',
  },
  idea: {
    id: 'reactions.idea',
    defaultMessage: 'Gives me an idea',
    description: 'Button below a content, a reaction without words: it made me think of something',
  },
});

export const reactionsText = {
  ...defineMessages({
    title: {
      id: 'reactions.title',
      defaultMessage: 'Your reaction',
      description: 'Above the reactions that one can choose from',
    },
    all: {
      id: 'reactions.all',
      defaultMessage: 'Reactions',
      description: 'Above the numbers of reactions where one can no longer react',
    },
    signIn: {
      id: 'reactions.signIn',
      defaultMessage: 'To react, you are asked to sign in. Your choice is kept meanwhile.',
      description: 'Below the reactions, for visitors',
    },
    send: {
      id: 'reactions.send',
      defaultMessage: 'Send it',
      description: 'Button: sends the reaction that was chosen before the sign-in',
    },
    drop: {
      id: 'reactions.drop',
      defaultMessage: 'No, leave it',
      description: 'Button: the reaction that was chosen before the sign-in is not sent',
    },
  }),
  count: defineMessage<{ count: number }>({
    id: 'reactions.count',
    defaultMessage: '{count, plural, =0 {nobody yet} one {# person} other {# people}}',
    description: 'For screen readers after the name of a reaction: how many have chosen it',
  }),
  pressed: defineMessage<{ reaction: MessageValue }>({
    id: 'reactions.pressed',
    defaultMessage: 'You chose “{reaction}” before you signed in.',
    description: 'After the sign-in, with two buttons; reaction is one of “Helpful”, “Thank you” …',
  }),
};
