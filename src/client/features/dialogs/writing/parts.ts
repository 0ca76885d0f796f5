/** The parts of the page that a dialog is changed on, besides its texts. */
export const WRITING_PARTS = ['settings', 'updates', 'statements', 'closing'] as const;
export type WritingPart = (typeof WRITING_PARTS)[number];
