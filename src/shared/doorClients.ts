/** The names under which the portal (public client) and the host (confidential, may introspect) are known to the local door. */
export const PORTAL_CLIENT_ID = 'meydan-portal';
export const HOST_CLIENT_ID = 'meydan-host';
