/**
 * Returns the channel on which the answer in a sign-in window also comes: where the provider's
 * opener policy has cut the window off, it is the only way. Only who knows the state of the attempt
 * knows the name.
 */
export const toPopupChannelName = (state: string): string => `meydan:popup:${state}`;
