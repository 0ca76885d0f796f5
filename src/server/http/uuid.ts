const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * Tells whether a text is an id as the database writes it (RFC 9562 §4, lower case). Anything else
 * names nothing and must not reach a query.
 */
export const isUuid = (text: string): boolean => UUID.test(text);
