import { toQuestionId } from '../../testing/pollFactories';
import { POLL_OPTIONS, createTextPicker } from '../../testing/sectionDetails';
import { createDetailStories, createListStories } from '../../workbench/makeStories';

const RESULT = {
  isFinal: true,
  ballots: 208,
  seed: '5eed',
  counts: [],
};
const BALLOT = {
  receipt: '7F3A1-0B2C4-99D0E-4A5B6',
  castAt: '2026-05-01T08:12:00Z',
  answers: { [toQuestionId(1)]: { chosen: [POLL_OPTIONS[0]] } },
};

export const POLL_STORIES = [
  ...createListStories('have-your-say'),
  ...createDetailStories<'have-your-say'>('have-your-say', {
    beforeVote: () => ({ details: { canChange: true, quorum: 50 } }),
    afterVote: () => ({
      details: { ownBallot: BALLOT, hasVoted: true, canChange: true, result: RESULT },
    }),
    signInRequired: () => ({ details: { refusal: 'signInRequired' } }),
    verificationRequired: () => ({
      details: { refusal: 'verificationRequired', eligibility: 'verified', secrecy: 'secret' },
    }),
    closed: (locale) => ({
      phase: 'closed',
      details: {
        refusal: 'closed',
        result: RESULT,
        outcome: {
          statement: createTextPicker(locale)(
            'The courtyard will be built.',
            'سيُبنى الفناء.',
            'Avlu tasarımı yapılacak.',
          ),
          next: createTextPicker(locale)(
            'Work begins in spring.',
            'يبدأ العمل في الربيع.',
            'Çalışmalar ilkbaharda başlıyor.',
          ),
          decidedOn: '2026-04-28',
        },
      },
    }),
    cancelled: (locale) => ({
      details: {
        refusal: 'cancelled',
        cancellation: createTextPicker(locale)(
          'One design was withdrawn.',
          'سُحب أحد التصاميم.',
          'Tasarımlardan biri geri çekildi.',
        ),
      },
    }),
  }),
];
