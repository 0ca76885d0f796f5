import { useState } from 'react';
import { sessionMessages } from '../intl/failures/messages';
import { titleMessages, uiMessages } from '../intl/sharedMessages';
import type { ComponentStory } from '../workbench/componentStory';
import { LONG_TEXT, SampleText } from '../workbench/sampleText';
import { Button } from './Button';
import { AccountMenu } from '../app/layout/AccountMenu';
import { ConfirmDialog, Dialog } from './overlays/Dialog';
import { Menu } from './overlays/Menu';
import { statusMessages } from './messages';
import { useToast, type Toast } from './toast';

const OPEN = <SampleText words={['Open', 'فتح', 'Aç']} />;

function Opened({ isLong = false }: { readonly isLong?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{OPEN}</Button>
      {isOpen && (
        <Dialog
          title={isLong ? <SampleText words={LONG_TEXT} /> : OPEN}
          onClose={() => setOpen(false)}
        >
          {Array.from({ length: isLong ? 12 : 1 }, (_, index) => (
            <p key={index}>
              <SampleText words={LONG_TEXT} />
            </p>
          ))}
        </Dialog>
      )}
    </>
  );
}

function Question({ isDanger }: { readonly isDanger: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{OPEN}</Button>
      {isOpen && (
        <ConfirmDialog
          title={titleMessages.settings}
          text={statusMessages.forbidden}
          confirm={uiMessages.signOut}
          cancel={sessionMessages.dismiss}
          isDanger={isDanger}
          onAnswer={() => setOpen(false)}
        />
      )}
    </>
  );
}

function Shown({ toast }: { readonly toast: Toast }) {
  const show = useToast();
  return <Button onClick={() => show(toast)}>{OPEN}</Button>;
}

const toasts: readonly (readonly [string, Toast])[] = [
  ['good', { text: uiMessages.signOut, tone: 'good' }],
  ['bad', { text: uiMessages.failedText, tone: 'bad' }],
  ['neutral', { text: uiMessages.emptyText }],
  ['undo', { text: uiMessages.reset, undo: () => undefined }],
  ['longTexts', { text: statusMessages.forbidden, undo: () => undefined }],
];

const PLACES = [
  { label: titleMessages.profile, to: '/profile' },
  { label: titleMessages.settings, to: '/me/settings' },
];

const GRACE = {
  sub: 'grace',
  name: 'Grace Bell',
  email: '',
  locale: 'en',
  roles: [],
  verified: false,
  picture: '',
  termsDue: false,
} as const;

/** Stories of components that lie above the page, or take the place of another part of it. */
export const OVERLAY_STORIES: readonly ComponentStory[] = [
  { component: 'Dialog', state: 'usual', render: () => <Opened /> },
  { component: 'Dialog', state: 'longTexts', render: () => <Opened isLong /> },
  { component: 'Dialog', state: 'question', render: () => <Question isDanger={false} /> },
  { component: 'Dialog', state: 'danger', render: () => <Question isDanger /> },
  ...toasts.map(([state, toast]) => ({
    component: 'toast',
    state,
    render: () => <Shown toast={toast} />,
  })),
  {
    component: 'Menu',
    state: 'usual',
    render: () => <Menu groups={[PLACES]}>{OPEN}</Menu>,
  },
  {
    component: 'Menu',
    state: 'groups',
    render: () => (
      <Menu groups={[PLACES, [{ label: uiMessages.signOut, onAction: () => undefined }]]}>
        {OPEN}
      </Menu>
    ),
  },
  { component: 'AccountMenu', state: 'waiting', render: () => <AccountMenu user={null} /> },
  { component: 'AccountMenu', state: 'usual', render: () => <AccountMenu user={GRACE} /> },
  {
    component: 'AccountMenu',
    state: 'longTexts',
    render: () => <AccountMenu user={{ ...GRACE, name: 'عبد الرحمن بن محمد الحداد العثماني' }} />,
  },
];
