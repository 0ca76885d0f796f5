import { readFileSync } from 'node:fs';
import en from '../../../../i18n/en.json';
import { CONTENT_SECTIONS, type ContentSection } from '../../../shared/sections';
import { findPictogram } from './pictograms';

/** Sections whose lists show no cover. */
const WITHOUT_COVERS: readonly ContentSection[] = ['faqs', 'legal'];

test('every topic that a new city is proposed has a pictogram of its own', () => {
  const proposed = Object.keys(en)
    .filter((id) => id.startsWith('host.topic.'))
    .map((id) => id.slice('host.topic.'.length));
  const drawn = proposed.map((topic) => findPictogram({ section: 'faqs', topics: [topic] }));
  expect(drawn).not.toContain(undefined);
  expect(new Set(drawn).size).toBe(proposed.length);
});

test('a topic of the city’s own leaves it to the next one, and at last to the section', () => {
  const sections = CONTENT_SECTIONS.filter((section) => !WITHOUT_COVERS.includes(section));
  for (const section of sections) {
    const own = findPictogram({ section, topics: ['dragons'] });
    expect([section, own]).toEqual([section, expect.stringMatching(/^M/)]);
    expect(findPictogram({ section, topics: ['dragons', 'health'] })).toBe(
      findPictogram({ section: 'faqs', topics: ['health'] }),
    );
  }
});

test('no topic of the demonstration alone is drawn', () => {
  const { topics } = JSON.parse(readFileSync('demo/harbour-city/vocabularies.json', 'utf8')) as {
    topics: readonly { readonly key: string }[];
  };
  expect(topics.map(({ key }) => key)).toContain('harbour');
  expect(findPictogram({ section: 'faqs', topics: ['harbour'] })).toBeUndefined();
});
