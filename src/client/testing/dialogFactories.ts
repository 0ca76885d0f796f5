import type { DialogSeed, WrittenDialog } from '../../shared/contract/dialogWriting';

/** Creates an open dialog of comments as its writers see it. */
export const aWrittenDialog = (more: Partial<WrittenDialog> = {}): WrittenDialog => ({
  revision: 3,
  originalLocale: 'en',
  status: 'published',
  settings: {
    mode: 'thread',
    layout: 'single',
    moderation: 'open',
    resultsAfter: 0,
    instructions: { en: 'Name the place.' },
    opensAt: null,
    closesAt: null,
    following: [],
  },
  conclusions: null,
  updates: [{ at: '2026-04-12T08:00:00Z', text: { en: 'The divers have reported.' } }],
  followingPlaces: [],
  seeds: [],
  isFrozen: false,
  isOver: false,
  faults: [],
  ...more,
});

export const aSeed = (more: Partial<DialogSeed> = {}): DialogSeed => ({
  id: '00000000-0000-4000-8000-0000000000d1',
  lang: 'en',
  texts: { en: 'More benches along the water', tr: 'Kıyı boyunca daha çok bank' },
  isMeta: false,
  ...more,
});

/** Creates an open dialog of statements as its writers see it. */
export const aWrittenDialogOfStatements = (more: Partial<WrittenDialog> = {}): WrittenDialog => {
  const dialog = aWrittenDialog();
  return {
    ...dialog,
    settings: { ...dialog.settings, mode: 'statements', resultsAfter: 7 },
    seeds: [
      aSeed(),
      aSeed({
        id: '00000000-0000-4000-8000-0000000000d2',
        texts: { en: 'This question is asked the wrong way' },
        isMeta: true,
      }),
    ],
    isFrozen: true,
    ...more,
  };
};
