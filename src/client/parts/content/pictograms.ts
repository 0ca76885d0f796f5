import type { ContentSection } from '../../../shared/sections';

/**
 * Line drawings of 24 × 24, of topics that most cities have, by their keys. A topic of a city's own
 * has none: its contents show what their section is.
 */
const TOPIC_PICTOGRAMS: Readonly<Record<string, string>> = {
  accessibility:
    'M12 3.2a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2zM6 9.2l6 .8 6-.8M12 10v5l3.5 6M12 15l-3.5 6',
  budget:
    'M4 8c0-1.7 3.1-3 7-3s7 1.3 7 3-3.1 3-7 3-7-1.3-7-3zM4 8v4c0 1.7 3.1 3 7 3s7-1.3 7-3V8M4 12v4c0 1.7 3.1 3 7 3s7-1.3 7-3v-4',
  culture:
    'M4 5c3 1 5 1 8 0v6a4 4 0 0 1-8 0zM12 9.5c3 1 5 1 8 0v6a4 4 0 0 1-8 0V9.500M6.5 9.500a2 2 0 0 0 3 0M14.5 15.500a2 2 0 0 1 3 0',
  democracy: 'M3 20h18M5 17h14M6 17v-7M10 17v-7M14 17v-7M18 17v-7M4 10h16l-8-6z',
  digital:
    'M8 7h8v10H8zM10.5 7V4M13.5 7V4M10.5 20v-3M13.5 20v-3M8 10.500H5M8 13.500H5M19 10.500h-3M19 13.500h-3',
  economy: 'M4 8h16v11H4zM9 8V5h6v3M4 13h16M12 12v2',
  education: 'M12 5 2.5 9.5 12 14l9.5-4.500zM6 11.500V16c2 2 10 2 12 0v-4.500M21.5 9.500V15',
  environment: 'M5 19C4 11 9 5 20 5c0 10-6 15-13 12M5 20c2-5 5-8 9-10',
  health:
    'M12 20C6 15.5 3.5 12.5 3.5 9a4.4 4.4 0 0 1 8.5-1.500A4.4 4.4 0 0 1 20.5 9c0 3.5-2.5 6.5-8.5 11zM12 10v5M9.5 12.500h5',
  housing: 'M3.5 11 12 4l8.5 7M6 9.500V20h12V9.500M10 20v-6h4v6',
  mobility:
    'M6 4.500h12a1.5 1.5 0 0 1 1.5 1.500v11h-15V6A1.5 1.5 0 0 1 6 4.500zM4.5 12h15M7 17v2.500M17 17v2.500M8 14.600v.1M16 14.600v.1',
  'public-space':
    'M12 20v-6M12 14a5 5 0 0 1-3.5-8.5 5 5 0 0 1 7 0A5 5 0 0 1 12 14zM4 20h16M12 11l2-2',
  youth:
    'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM4.5 9.500C9 11 9 16 6.5 18M12 4c-2 5 1 8 8 8M17.5 18c-1-3-4-4-7-2.5',
};

/** Line drawings of 24 × 24, of what a section has. */
const SECTION_PICTOGRAMS: Readonly<Partial<Record<ContentSection, string>>> = {
  blogs: 'M5 19l1-4L16.5 4.500l3 3L9 18zM14 7l3 3',
  committees:
    'M12 5a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM5 8a1.7 1.7 0 1 1 0 3.400A1.7 1.7 0 0 1 5 8zM19 8a1.7 1.7 0 1 1 0 3.400A1.7 1.7 0 0 1 19 8zM3 15h18M5 15v4M19 15v4',
  dialogs: 'M4 5h11v8H9l-3 3v-3H4zM18 9h2v8h-2v3l-3-3h-4v-1.5',
  events: 'M4.5 6.500h15v13h-15zM4.5 10.500h15M8.5 4v4M15.5 4v4M8 14h3v3H8z',
  governance: 'M3 20h18M5 17h14M6 17v-7M10 17v-7M14 17v-7M18 17v-7M4 10h16l-8-6z',
  'have-your-say': 'M4 12h16v8H4zM8.5 12 10 4.500l7 1.5-1.3 6M7.5 16h9',
  publications: 'M6 3.500h8l4 4v13H6zM14 3.500v4h4M9 12h6M9 16h6',
  quizzes:
    'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM9.5 9.500a2.5 2.5 0 1 1 3.5 2.300c-.7.3-1 .8-1 1.700M12 16.400v.1',
  teams:
    'M8.5 6a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM15.5 6a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM3.5 19c.4-3.5 2.2-5 5-5s4.6 1.5 5 5M14 14c3.5-.5 6 1.3 6.5 5',
  training:
    'M12 6.500C10 5 7 4.5 4 5v13c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.500V5c-3-.5-6 0-8 1.500zM12 6.500v13',
};

/** Facts by which the cover of a content without a picture is drawn. */
export interface CoverSubject {
  readonly section: ContentSection;
  /** Keys, the most important first. */
  readonly topics: readonly string[];
}

/** Finds the drawing of the first topic that has one, else that of the section. */
export const findPictogram = ({ section, topics }: CoverSubject): string | undefined =>
  topics.map((topic) => TOPIC_PICTOGRAMS[topic]).find(Boolean) ?? SECTION_PICTOGRAMS[section];
