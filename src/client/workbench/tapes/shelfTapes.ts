/**
 * The tapes of the shelf, which the build puts among the portal's files; those below `recorded`
 * come from real pages.
 */
export const SHELF_TAPES: Readonly<Record<string, string>> = {
  'check-session-change': new URL(
    '../../../tape/shelf/check-session-change.tape.jsonl',
    import.meta.url,
  ).href,
  'expiry-after-sleep': new URL(
    '../../../tape/shelf/expiry-after-sleep.tape.jsonl',
    import.meta.url,
  ).href,
  'idle-hour': new URL('../../../tape/shelf/idle-hour.tape.jsonl', import.meta.url).href,
  'incorrect-at-hash': new URL('../../../tape/shelf/incorrect-at-hash.tape.jsonl', import.meta.url)
    .href,
  'incorrect-audience': new URL(
    '../../../tape/shelf/incorrect-audience.tape.jsonl',
    import.meta.url,
  ).href,
  'incorrect-issuer': new URL('../../../tape/shelf/incorrect-issuer.tape.jsonl', import.meta.url)
    .href,
  'incorrect-nonce': new URL('../../../tape/shelf/incorrect-nonce.tape.jsonl', import.meta.url)
    .href,
  'key-rotation': new URL('../../../tape/shelf/key-rotation.tape.jsonl', import.meta.url).href,
  offline: new URL('../../../tape/shelf/offline.tape.jsonl', import.meta.url).href,
  'popup-blocked': new URL('../../../tape/shelf/popup-blocked.tape.jsonl', import.meta.url).href,
  popup: new URL('../../../tape/shelf/popup.tape.jsonl', import.meta.url).href,
  refresh: new URL('../../../tape/shelf/refresh.tape.jsonl', import.meta.url).href,
  'server-trouble': new URL('../../../tape/shelf/server-trouble.tape.jsonl', import.meta.url).href,
  'sign-in': new URL('../../../tape/shelf/sign-in.tape.jsonl', import.meta.url).href,
  'sign-out': new URL('../../../tape/shelf/sign-out.tape.jsonl', import.meta.url).href,
  'signature-failed': new URL('../../../tape/shelf/signature-failed.tape.jsonl', import.meta.url)
    .href,
  'silent-renew': new URL('../../../tape/shelf/silent-renew.tape.jsonl', import.meta.url).href,
  'token-expired': new URL('../../../tape/shelf/token-expired.tape.jsonl', import.meta.url).href,
  'two-tabs': new URL('../../../tape/shelf/two-tabs.tape.jsonl', import.meta.url).href,
  'recorded/another-person': new URL(
    '../../../tape/shelf/recorded/another-person.tape.jsonl',
    import.meta.url,
  ).href,
  'recorded/check-session-change': new URL(
    '../../../tape/shelf/recorded/check-session-change.tape.jsonl',
    import.meta.url,
  ).href,
  'recorded/claim-missing': new URL(
    '../../../tape/shelf/recorded/claim-missing.tape.jsonl',
    import.meta.url,
  ).href,
  'recorded/code-refused': new URL(
    '../../../tape/shelf/recorded/code-refused.tape.jsonl',
    import.meta.url,
  ).href,
  'recorded/expiry-after-sleep': new URL(
    '../../../tape/shelf/recorded/expiry-after-sleep.tape.jsonl',
    import.meta.url,
  ).href,
  'recorded/incorrect-at-hash': new URL(
    '../../../tape/shelf/recorded/incorrect-at-hash.tape.jsonl',
    import.meta.url,
  ).href,
  'recorded/incorrect-audience': new URL(
    '../../../tape/shelf/recorded/incorrect-audience.tape.jsonl',
    import.meta.url,
  ).href,
  'recorded/incorrect-azp': new URL(
    '../../../tape/shelf/recorded/incorrect-azp.tape.jsonl',
    import.meta.url,
  ).href,
  'recorded/incorrect-issuer': new URL(
    '../../../tape/shelf/recorded/incorrect-issuer.tape.jsonl',
    import.meta.url,
  ).href,
  'recorded/incorrect-nonce': new URL(
    '../../../tape/shelf/recorded/incorrect-nonce.tape.jsonl',
    import.meta.url,
  ).href,
  'recorded/key-rotation': new URL(
    '../../../tape/shelf/recorded/key-rotation.tape.jsonl',
    import.meta.url,
  ).href,
  'recorded/offline': new URL('../../../tape/shelf/recorded/offline.tape.jsonl', import.meta.url)
    .href,
  'recorded/popup': new URL('../../../tape/shelf/recorded/popup.tape.jsonl', import.meta.url).href,
  'recorded/refresh': new URL('../../../tape/shelf/recorded/refresh.tape.jsonl', import.meta.url)
    .href,
  'recorded/sign-in-and-vote': new URL(
    '../../../tape/shelf/recorded/sign-in-and-vote.tape.jsonl',
    import.meta.url,
  ).href,
  'recorded/signature-failed': new URL(
    '../../../tape/shelf/recorded/signature-failed.tape.jsonl',
    import.meta.url,
  ).href,
  'recorded/silent-renew': new URL(
    '../../../tape/shelf/recorded/silent-renew.tape.jsonl',
    import.meta.url,
  ).href,
  'recorded/stale-answer': new URL(
    '../../../tape/shelf/recorded/stale-answer.tape.jsonl',
    import.meta.url,
  ).href,
  'recorded/token-expired': new URL(
    '../../../tape/shelf/recorded/token-expired.tape.jsonl',
    import.meta.url,
  ).href,
  'recorded/token-too-old': new URL(
    '../../../tape/shelf/recorded/token-too-old.tape.jsonl',
    import.meta.url,
  ).href,
  'recorded/two-tabs': new URL('../../../tape/shelf/recorded/two-tabs.tape.jsonl', import.meta.url)
    .href,
};
