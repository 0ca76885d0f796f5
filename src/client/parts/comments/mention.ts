/**
 * Returns a person’s name as a link to them, in Markdown. Signs that would end the link are left
 * out of the name.
 */
export const createMentionLink = (id: string, name: string): string =>
  `[@${name.replace(/[[\]\\\n]/g, '')}](/user/${id}) `;
