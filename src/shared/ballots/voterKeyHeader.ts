/**
 * Header with which a visitor's device identifies itself, in a poll for everyone: 128 random bits
 * or more, base64url.
 */
export const VOTER_KEY_HEADER = 'x-voter-key';
