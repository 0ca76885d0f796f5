import { defineMessages } from 'react-intl';

export const replyMessages = defineMessages({
  question: {
    id: 'membership.reply.question',
    defaultMessage: 'Will you come?',
    description: 'Above two buttons: to a meeting of one’s committee',
  },
  coming: {
    id: 'membership.reply.coming',
    defaultMessage: 'I will come',
    description: 'Button: to a meeting of one’s committee; it stays pressed',
  },
  notComing: {
    id: 'membership.reply.notComing',
    defaultMessage: 'I cannot come',
    description: 'Button: to a meeting of one’s committee; it stays pressed',
  },
  saidComing: {
    id: 'membership.reply.saidComing',
    defaultMessage: 'The chair and the secretary see that you will come.',
    description: 'Below the buttons, and read out once it is said',
  },
  saidNotComing: {
    id: 'membership.reply.saidNotComing',
    defaultMessage: 'The chair and the secretary see that you cannot come.',
    description: 'Below the buttons, and read out once it is said',
  },
});
