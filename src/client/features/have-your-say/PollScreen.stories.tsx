import { POLL_OPTIONS, sayIn } from '../../testing/sectionDetails';
import { detailStories, listStories } from '../../workbench/makeStories';

const RESULT = {
  ballots: 208,
  options: POLL_OPTIONS.map((optionId, index) => ({ optionId, votes: [132, 61, 15][index] ?? 0 })),
};
const BALLOT = { receipt: 'HC-7F3A-91', castAt: '2026-05-01T08:12:00Z', optionId: POLL_OPTIONS[0] };

export const POLL_STORIES = [
  ...listStories('have-your-say'),
  ...detailStories<'have-your-say'>('have-your-say', {
    beforeVote: () => ({}),
    afterVote: () => ({
      details: { ownBallot: BALLOT, hasVoted: true, refusal: 'alreadyVoted', result: RESULT },
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
          statement: sayIn(locale)(
            'The courtyard will be built.',
            'سيُبنى الفناء.',
            'Avlu tasarımı yapılacak.',
          ),
          decidedOn: '2026-04-28',
        },
      },
    }),
    cancelled: (locale) => ({
      details: {
        refusal: 'cancelled',
        cancellation: sayIn(locale)(
          'One design was withdrawn.',
          'سُحب أحد التصاميم.',
          'Tasarımlardan biri geri çekildi.',
        ),
      },
    }),
  }),
];
