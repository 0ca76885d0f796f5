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
