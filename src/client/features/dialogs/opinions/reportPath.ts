/** The page with everything that is known of the opinions in a dialog. */
export const reportPath = (slug: string): string => `/dialogs/${slug}/report`;
