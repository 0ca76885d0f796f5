import { useLocale } from '../intl/IntlRoot';
import { createTextPicker, type Translations } from '../testing/sectionDetails';

/** A made-up text in the language of the stage. */
export function SampleText({ words }: { readonly words: Translations }) {
  return useSampleText()(...words);
}

/** Provides the same where a string is needed. */
export function useSampleText(): (...words: Translations) => string {
  const say = createTextPicker(useLocale());
  return (...words) => say(...words).text;
}

/** Longer than anybody expects, with a word that cannot be broken. */
export const LONG_TEXT: Translations = [
  'Extraordinarily far-reaching considerations about the accessibility of the waterfront, laid down in https://harbour.example/an-address-without-any-place-to-break-it',
  'اعتبارات بعيدة المدى على نحو استثنائي بشأن إمكانية الوصول إلى الواجهة البحرية، مدوّنة في https://harbour.example/an-address-without-any-place-to-break-it',
  'Sahil şeridinin erişilebilirliğine ilişkin olağanüstü kapsamlı değerlendirmeler: https://harbour.example/an-address-without-any-place-to-break-it',
];
