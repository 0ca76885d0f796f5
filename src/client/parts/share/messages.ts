import { defineMessages } from 'react-intl';

/** Ways to pass a page on. */
export const shareMessages = defineMessages({
  title: {
    id: 'share.title',
    defaultMessage: 'Pass it on',
    description: 'Above the ways to share a page',
  },
  share: {
    id: 'share.share',
    defaultMessage: 'Share',
    description: 'Button: opens the device’s own choice of programs to send a page with',
  },
  copy: {
    id: 'share.copy',
    defaultMessage: 'Copy link',
    description: 'Button: puts the address of a page on the clipboard',
  },
  copied: {
    id: 'share.copied',
    defaultMessage: 'The link has been copied.',
    description: 'After the button “Copy link”',
  },
  notCopied: {
    id: 'share.notCopied',
    defaultMessage: 'The browser did not allow it. Copy the address from the address bar.',
    description: 'After the button “Copy link”, where the browser refused',
  },
  email: {
    id: 'share.email',
    defaultMessage: 'Send by e-mail',
    description: 'Link: opens a new e-mail with the title and the address of a page',
  },
});
