import { joinClasses } from './joinClasses';
import styles from './Icon.module.css';

const PATHS = {
  arrow: 'M5 12h14M13 6l6 6-6 6',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6 6 18',
  search: 'M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM16.2 16.2 20 20',
  auto: 'M12 3a9 9 0 1 0 0 18zM12 3a9 9 0 0 1 0 18',
  light:
    'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 2v2.5M12 19.5v2.5M2 12h2.5M19.5 12h2.5M4.9 4.9l1.8 1.8M17.3 17.3l1.8 1.8M4.9 19.1l1.8-1.8M17.3 6.7l1.8-1.8',
  dark: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  clock: 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM12 7.5V12l3 2',
  votes: 'M4 12h16v8H4zM8.5 12 10 4.5l7 1.5-1.3 6M7.5 16h9',
  comments: 'M4 5h16v11h-8.5L7 19.5V16H4z',
  person: 'M12 4.5a3.8 3.8 0 1 1 0 7.6 3.8 3.8 0 0 1 0-7.6zM4.5 20c.6-4 3.6-6 7.5-6s6.9 2 7.5 6',
  calendar: 'M4.5 6.5h15v13h-15zM4.5 10.5h15M8.5 4v4M15.5 4v4',
  place:
    'M12 21c-4-4.5-6.3-7.7-6.3-11a6.3 6.3 0 0 1 12.6 0c0 3.3-2.3 6.5-6.3 11zM12 8a2.2 2.2 0 1 1 0 4.4A2.2 2.2 0 0 1 12 8z',
  globe:
    'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM3.5 12h17M12 3.5c3 2.5 3.5 6 3.5 8.5s-.5 6-3.5 8.5c-3-2.5-3.5-6-3.5-8.5s.5-6 3.5-8.5z',
  document: 'M6 3.5h8l4 4v13H6zM14 3.5v4h4M9 12h6M9 16h6',
  bell: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2h-15zM10 21h4M12 5V3',
  info: 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM12 11v5M12 7.8v.2',
} as const;

export type IconName = keyof typeof PATHS;
export const ICON_NAMES = Object.keys(PATHS) as readonly IconName[];

/** Direction is part of their meaning; everything else looks the same in both directions. */
const MIRRORED: readonly IconName[] = ['arrow'];

/** A decorative line drawing, as large as the text beside it. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg
      className={joinClasses(styles['icon'], MIRRORED.includes(name) && styles['mirrored'])}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
