import type { Profile } from '../../shared/contract/profile';
import type { PublicProfile } from '../../shared/contract/user';
import type { Locale } from '../../shared/locales';
import { createTextPicker } from './sectionDetails';
import { aListItem } from './sectionFactories';

export const A_USER_ID = '00000000-0000-4000-8000-00000000000e';

/** Creates a profile as it is before anything was added to it; give what matters. */
export const aProfile = (more: Partial<Profile> = {}): Profile => ({
  id: A_USER_ID,
  name: 'Grace Bell',
  email: 'grace@harbour.example',
  about: '',
  website: null,
  picture: null,
  locale: 'en',
  visibility: 'public',
  since: '2026-01-10T08:00:00Z',
  ...more,
});

/** Creates a person who says something of themselves, belongs somewhere and has written. */
export function aPerson(locale: Locale, more: Partial<PublicProfile> = {}): PublicProfile {
  const say = createTextPicker(locale);
  return {
    id: A_USER_ID,
    name: 'عمر حداد',
    about: say(
      'I grow tomatoes on a roof.\nAsk me about bees.',
      'أزرع الطماطم على سطح.\nاسألني عن النحل.',
      'Bir çatıda domates yetiştiriyorum.\nBana arıları sorun.',
    ).text,
    website: 'https://roof.example/bees',
    picture: null,
    since: '2026-01-10T08:00:00Z',
    roles: ['editor'],
    groups: [
      {
        section: 'teams',
        slug: 'street-trees',
        title: say('Street trees', 'أشجار الشوارع', 'Sokak ağaçları'),
        role: 'lead',
      },
    ],
    contributions: [aListItem('blogs', locale)],
    comments: 3,
    ...more,
  };
}
