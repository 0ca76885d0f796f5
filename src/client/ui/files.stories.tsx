import type { ComponentStory } from '../workbench/componentStory';
import { LONG_TEXT, useSampleText } from '../workbench/sampleText';
import { createTextPicker } from '../testing/sectionDetails';
import { useLocale } from '../intl/IntlRoot';
import { aCover, anAttachment, toFileId } from '../testing/fileFactories';
import type { Translations } from '../testing/sectionDetails';
import { Attachments } from '../parts/content/Attachments';
import { PageCover } from '../parts/content/PageCover';
import { Picture } from './Picture';

const ALT: Translations = [
  'Benches below young trees',
  'مقاعد تحت أشجار فتية',
  'Genç ağaçların altında banklar',
];
const TITLE: Translations = ['Plan of the quay', 'مخطط الرصيف', 'Rıhtım planı'];
const ABOUT: Translations = [
  'At 1:500, with the new benches.',
  'بمقياس 1:500 مع المقاعد الجديدة.',
  '1:500 ölçeğinde, yeni banklarla.',
];

const useText = (words: Translations) => createTextPicker(useLocale())(...words);

function Photograph() {
  return <Picture id={toFileId(2)} alt={useText(ALT)} width={1600} height={900} sizes="26rem" />;
}

function Above({ credit }: { readonly credit: string }) {
  return <PageCover picture={aCover({ alt: useText(ALT), credit })} />;
}

function Documents({ title = TITLE }: { readonly title?: Translations }) {
  const words = { title: useText(title), description: useText(ABOUT) };
  const attachments = [
    anAttachment(words),
    anAttachment({
      ...words,
      file: toFileId(3),
      name: 'trees.csv',
      mediaType: 'text/csv',
      bytes: 640,
      locale: null,
    }),
  ];
  return <Attachments item={{ attachments, visibility: 'public', status: 'published' }} />;
}

function LongCredit() {
  return <Above credit={useSampleText()(...LONG_TEXT)} />;
}

/** Pictures and documents that were uploaded. */
export const FILE_STORIES: readonly ComponentStory[] = [
  {
    component: 'Picture',
    state: 'usual',
    render: () => (
      <figure>
        <Photograph />
        <figcaption>{toFileId(2)}</figcaption>
      </figure>
    ),
  },
  { component: 'PageCover', state: 'usual', render: () => <Above credit="Ayşe Kaya" /> },
  { component: 'PageCover', state: 'longTexts', render: () => <LongCredit /> },
  { component: 'Attachments', state: 'usual', render: () => <Documents /> },
  { component: 'Attachments', state: 'longTexts', render: () => <Documents title={LONG_TEXT} /> },
];
