import type { Localized } from '../../../../shared/contract/text';

export const t = (en: string, ar: string, tr: string): Localized => ({ en, ar, tr });

export const right = (en: string, ar: string, tr: string) => ({
  label: t(en, ar, tr),
  correct: true,
});

export const wrong = (en: string, ar: string, tr: string) => ({
  label: t(en, ar, tr),
  correct: false,
});

type Option = ReturnType<typeof right>;

export const single = (prompt: Localized, options: readonly Option[], explanation: Localized) => ({
  kind: 'single' as const,
  prompt,
  options,
  explanation,
});

export const multiple = (
  prompt: Localized,
  options: readonly Option[],
  explanation: Localized,
) => ({ kind: 'multiple' as const, prompt, options, explanation });

export const trueFalse = (prompt: Localized, isTrue: boolean, explanation: Localized) => ({
  kind: 'trueFalse' as const,
  prompt,
  options: [
    { label: t('True', 'صحيح', 'Doğru'), correct: isTrue },
    { label: t('False', 'خطأ', 'Yanlış'), correct: !isTrue },
  ],
  explanation,
});

/** Makes a question whose options are given in their right order. */
export const ordering = (
  prompt: Localized,
  options: readonly Localized[],
  explanation: Localized,
) => ({ kind: 'ordering' as const, prompt, options, explanation });

export const pair = (item: Localized, match: Localized) => ({ item, match });

export const matching = (
  prompt: Localized,
  pairs: readonly ReturnType<typeof pair>[],
  explanation: Localized,
) => ({ kind: 'matching' as const, prompt, pairs, explanation });

/** Makes a question with typed answers; the first spelling is the one that is shown. */
export const typed = (
  prompt: Localized,
  accepted: readonly Localized[],
  explanation: Localized,
) => ({
  kind: 'text' as const,
  prompt,
  accepted,
  explanation,
});

interface Measure {
  readonly value: number;
  readonly tolerance: number;
  readonly unit: Localized;
}

export const number = (prompt: Localized, measure: Measure, explanation: Localized) => ({
  kind: 'number' as const,
  prompt,
  ...measure,
  explanation,
});
