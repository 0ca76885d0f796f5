/**
 * The names under which the local door knows the portal (public client), a second public client
 * beside it, and the host (confidential, may introspect).
 */
export const PORTAL_CLIENT_ID = 'meydan-portal';
export const ARCHIVE_CLIENT_ID = 'meydan-archive';
export const HOST_CLIENT_ID = 'meydan-host';
