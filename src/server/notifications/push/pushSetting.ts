export interface PushSetting {
  /** `mailto:` or `https:` address of those who run the portal: push services write there when something goes wrong (RFC 8292 §2.1). */
  readonly contact: string;
  /** Whether push services on the own machine are sent to. */
  readonly allowsLocal: boolean;
}

/** The portal itself where it is public; otherwise where its mails come from. */
export const pushSettingOf = (
  portalOrigin: string,
  mailFrom: string,
  allowsLocal: boolean,
): PushSetting => ({
  contact: portalOrigin.startsWith('https:') ? portalOrigin : `mailto:${mailFrom}`,
  allowsLocal,
});
