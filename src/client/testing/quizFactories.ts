import type { Attempt, PaperQuestion, QuizStatistics } from '../../shared/contract/quizzes';
import type { Locale } from '../../shared/locales';
import { createTextPicker, type TextPicker } from './sectionDetails';

export const ATTEMPT_ID = '00000000-0000-4000-8000-00000000a001';
export const VISITORS_ATTEMPT = 'visitor-1777626000000-usual-0123456789ab';

const NOTHING = { items: [], options: [], unit: null };

/** Creates one question of each kind. */
const questions = (say: TextPicker): PaperQuestion[] => [
  {
    ...NOTHING,
    kind: 'single',
    prompt: say('Who adopts the budget?', 'من يقر الميزانية؟', 'Bütçeyi kim kabul eder?'),
    options: [
      say('The mayor', 'العمدة', 'Belediye başkanı'),
      say('The city council', 'مجلس المدينة', 'Kent meclisi'),
    ],
  },
  {
    ...NOTHING,
    kind: 'multiple',
    prompt: say('Where does income come from?', 'من أين تأتي الإيرادات؟', 'Gelir nereden gelir?'),
    options: [
      say('Local taxes', 'الضرائب المحلية', 'Yerel vergiler'),
      say('Fees', 'الرسوم', 'Harçlar'),
      say('Printing banknotes', 'طباعة النقود', 'Para basmak'),
    ],
  },
  {
    ...NOTHING,
    kind: 'trueFalse',
    prompt: say('Meetings are public.', 'الاجتماعات علنية.', 'Toplantılar halka açıktır.'),
    options: [say('True', 'صحيح', 'Doğru'), say('False', 'خطأ', 'Yanlış')],
  },
  {
    ...NOTHING,
    kind: 'ordering',
    prompt: say('What comes first?', 'ما الذي يأتي أولًا؟', 'Önce hangisi gelir?'),
    options: [
      say('Recycle', 'التدوير', 'Geri dönüştürmek'),
      say('Avoid', 'التجنب', 'Önlemek'),
      say('Use again', 'إعادة الاستعمال', 'Yeniden kullanmak'),
    ],
  },
  {
    ...NOTHING,
    kind: 'matching',
    prompt: say('What runs on what?', 'ما الذي يسير على ماذا؟', 'Ne neyin üstünde gider?'),
    items: [say('Tram', 'الترام', 'Tramvay'), say('Ferry', 'العبّارة', 'Feribot')],
    options: [say('Sea', 'البحر', 'Deniz'), say('Rail', 'السكة', 'Ray')],
  },
  {
    ...NOTHING,
    kind: 'text',
    prompt: say(
      'What is it called when more is spent than comes in?',
      'ماذا يسمى إنفاق أكثر مما يدخل؟',
      'Gelirden çok harcamaya ne denir?',
    ),
  },
  {
    ...NOTHING,
    kind: 'number',
    prompt: say('How much cooler is it?', 'كم درجة أبرد؟', 'Kaç derece daha serin?'),
    unit: say('degrees', 'درجة', 'derece'),
  },
];

/** Creates an attempt that has just begun; give what matters. */
export function anAttempt(locale: Locale, more: Partial<Attempt> = {}): Attempt {
  const asked = questions(createTextPicker(locale));
  return {
    id: ATTEMPT_ID,
    isStored: true,
    startedAt: '2026-05-01T09:00:00.000Z',
    endsAt: null,
    passMarkPercent: 70,
    questions: asked,
    answers: asked.map(() => null),
    savedAt: null,
    result: null,
    ...more,
  };
}

/**
 * Creates the same attempt when it has been handed in: right, partly right, wrong and without an
 * answer.
 */
export function aReview(locale: Locale, more: Partial<Attempt> = {}): Attempt {
  const say = createTextPicker(locale);
  const why = say(
    'It is written in the charter.',
    'هكذا ينص الميثاق.',
    'Yönetmelikte böyle yazar.',
  );
  const reviewed = { spellings: [], tolerance: 0, explanation: why, notes: [] };
  const deficit = say('Deficit', 'العجز', 'Bütçe açığı').text;
  return anAttempt(locale, {
    answers: [
      { chosen: [1] },
      { chosen: [0] },
      { chosen: [1] },
      { order: [1, 0, 2] },
      { matches: [1, -1] },
      { text: deficit },
      null,
    ],
    result: {
      submittedAt: '2026-05-01T09:08:00.000Z',
      isLate: false,
      percent: 50,
      hasPassed: false,
      feedback: null,
      rightAnswersFrom: null,
      questions: [
        { ...reviewed, points: 1, right: { chosen: [1] } },
        { ...reviewed, points: 0.5, right: { chosen: [0, 1] } },
        { ...reviewed, points: 0, right: { chosen: [0] } },
        { ...reviewed, points: 0.5, right: { order: [1, 2, 0] } },
        { ...reviewed, points: 0.5, right: { matches: [1, 0] } },
        {
          ...reviewed,
          points: 1,
          right: { text: deficit },
          spellings: [say('Budget deficit', 'عجز الميزانية', 'Açık').text],
        },
        { ...reviewed, points: 0, right: { number: 12 }, tolerance: 1 },
      ],
    },
    ...more,
  });
}

export const someStatistics = (locale: Locale): QuizStatistics => ({
  numbers: {
    people: 48,
    attempts: 71,
    meanPercent: 64,
    passedShare: 0.58,
    questions: questions(createTextPicker(locale)).map(({ prompt }, place) => ({
      prompt,
      share: 0.9 - place / 10,
    })),
  },
});
