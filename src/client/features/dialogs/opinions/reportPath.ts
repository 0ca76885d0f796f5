/** Returns the path of the page with all that is known of the opinions in a dialog. */
export const getReportPath = (slug: string): string => `/dialogs/${slug}/report`;
