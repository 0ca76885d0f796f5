import type { ComponentStory } from '../workbench/componentStory';
import { LONG, useSay } from '../workbench/say';
import { sayIn } from '../testing/sectionDetails';
import { useLocale } from '../intl/IntlRoot';
import { aCover, anAttachment, fileId } from '../testing/fileFactories';
import type { Words } from '../testing/sectionDetails';
import { Attachments } from './Attachments';
import { PageCover } from './PageCover';
import { Picture } from './Picture';

const ALT: Words = [
  'Benches below young trees',
  'مقاعد تحت أشجار فتية',
  'Genç ağaçların altında banklar',
];
const TITLE: Words = ['Plan of the quay', 'مخطط الرصيف', 'Rıhtım planı'];
const ABOUT: Words = [
  'At 1:500, with the new benches.',
  'بمقياس 1:500 مع المقاعد الجديدة.',
  '1:500 ölçeğinde, yeni banklarla.',
];

const useText = (words: Words) => sayIn(useLocale())(...words);

function Photograph() {
  return <Picture id={fileId(2)} alt={useText(ALT)} width={1600} height={900} sizes="26rem" />;
}

function Above({ credit }: { readonly credit: string }) {
  return <PageCover name="blogs/quay" picture={aCover({ alt: useText(ALT), credit })} />;
}

function Documents({ title = TITLE }: { readonly title?: Words }) {
  const words = { title: useText(title), description: useText(ABOUT) };
  const attachments = [
    anAttachment(words),
    anAttachment({
      ...words,
      file: fileId(3),
      name: 'trees.csv',
      mediaType: 'text/csv',
      bytes: 640,
      locale: null,
    }),
  ];
  return <Attachments item={{ attachments, visibility: 'public', status: 'published' }} />;
}

function LongCredit() {
  return <Above credit={useSay()(...LONG)} />;
}

/** Pictures and documents that were uploaded. */
export const FILE_STORIES: readonly ComponentStory[] = [
  {
    component: 'Picture',
    state: 'usual',
    render: () => (
      <figure>
        <Photograph />
        <figcaption>{fileId(2)}</figcaption>
      </figure>
    ),
  },
  { component: 'PageCover', state: 'usual', render: () => <Above credit="Ayşe Kaya" /> },
  { component: 'PageCover', state: 'longTexts', render: () => <LongCredit /> },
  { component: 'Attachments', state: 'usual', render: () => <Documents /> },
  { component: 'Attachments', state: 'longTexts', render: () => <Documents title={LONG} /> },
];
