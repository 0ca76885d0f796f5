import type { Localized } from '../../../shared/contract/text';
import type { ComponentStory } from '../../workbench/componentStory';
import { useLocale } from '../../intl/IntlRoot';
import { Difference } from './Difference';

const BEFORE = {
  en: 'The market opens at eight.\n\nEverybody is welcome.\n\nThere is no fee.\n\nBring a bag.',
  ar: 'يفتح السوق في الثامنة.\n\nالجميع مرحب بهم.\n\nلا رسوم.\n\nأحضر كيسًا.',
  tr: 'Pazar sekizde açılır.\n\nHerkes gelebilir.\n\nÜcret yoktur.\n\nÇanta getirin.',
};
const AFTER = {
  en: 'The market opens at nine.\n\nEverybody is welcome.\n\nThere is no fee.\n\nBring a bag.',
  ar: 'يفتح السوق في التاسعة.\n\nالجميع مرحب بهم.\n\nلا رسوم.\n\nأحضر كيسًا.',
  tr: 'Pazar dokuzda açılır.\n\nHerkes gelebilir.\n\nÜcret yoktur.\n\nÇanta getirin.',
};

function Shown({ isSame = false }: { readonly isSame?: boolean }) {
  const locale = useLocale();
  const read = (texts: Localized) => texts[locale] ?? '';
  return <Difference before={read(BEFORE)} after={read(isSame ? BEFORE : AFTER)} lang={locale} />;
}

export const DIFFERENCE_STORIES: readonly ComponentStory[] = [
  { component: 'Difference', state: 'usual', render: () => <Shown /> },
  { component: 'Difference', state: 'empty', render: () => <Shown isSame /> },
];
