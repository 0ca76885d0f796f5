import { userDataChanged } from '../../state/sessionSlice';
import { createTextPicker } from '../../testing/sectionDetails';
import { aDetailPage } from '../../testing/sectionFactories';
import { createOneCallStory } from '../../workbench/makeStories';
import type { Story } from '../../workbench/story';

const GRACE = {
  sub: 'grace',
  name: 'Grace Bell',
  email: 'grace@harbour.example',
  locale: 'en',
  roles: [],
  verified: false,
  picture: '',
  termsDue: true,
} as const;

const page = createOneCallStory(
  'signedIn',
  '/terms-and-conditions',
  '/v1/legal/terms-and-conditions',
  (locale) => ({
    body: aDetailPage('legal', locale, {
      details: {
        whatChanged: createTextPicker(locale)('Clearer words.', 'كلمات أوضح.', 'Daha açık sözler.'),
      },
    }),
  }),
);

/** New terms are in force, above the page that has them. */
export const TERMS_STORIES: readonly Story[] = [
  { ...page, happened: [userDataChanged({ user: GRACE })] },
];
