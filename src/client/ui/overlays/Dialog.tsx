import type { ReactNode } from 'react';
import {
  Dialog as AriaDialog,
  Heading,
  Modal,
  ModalOverlay,
  Text,
  type DialogProps,
} from 'react-aria-components';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { Button } from '../Button';
import { Icon } from '../Icon';
import { overlayMessages } from '../messages';
import { AriaRoot } from './AriaRoot';
import styles from './Dialog.module.css';

interface Props {
  readonly title: ReactNode;
  /** The cross, Escape or a click beside the dialog. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A question or a small task above the page, which waits meanwhile. It is open as long as it is
 * rendered.
 *
 * Keyboard: the focus enters the dialog and returns to where it was; Tab stays inside; Escape
 * closes.
 */
export function Dialog({ title, onClose, children }: Props) {
  const { formatMessage } = useIntl();
  return (
    <Frame title={title} role="dialog" isDismissable onClose={onClose}>
      <button
        type="button"
        className={styles['close']}
        aria-label={formatMessage(overlayMessages.close)}
        onClick={onClose}
      >
        <Icon name="close" />
      </button>
      {children}
    </Frame>
  );
}

interface ConfirmProps {
  readonly title: MessageDescriptor;
  readonly text: MessageDescriptor;
  readonly confirm: MessageDescriptor;
  readonly cancel: MessageDescriptor;
  /** True if the confirmed act destroys something. */
  readonly isDanger?: boolean;
  readonly onAnswer: (yes: boolean) => void;
}

/**
 * A question that has to be answered with one of two buttons; a click beside it does nothing.
 *
 * Keyboard: as `Dialog`; Escape is the answer no. Neither button has the focus at first: Enter
 * alone decides nothing.
 */
export function ConfirmDialog(props: ConfirmProps) {
  const { title, text, confirm, cancel, isDanger = false, onAnswer } = props;
  return (
    <Frame
      title={<FormattedMessage {...title} />}
      role="alertdialog"
      onClose={() => onAnswer(false)}
    >
      <Text slot="description" elementType="p">
        <FormattedMessage {...text} />
      </Text>
      <div className={styles['answers']}>
        <Button look="secondary" onClick={() => onAnswer(false)}>
          <FormattedMessage {...cancel} />
        </Button>
        <Button look={isDanger ? 'danger' : 'primary'} onClick={() => onAnswer(true)}>
          <FormattedMessage {...confirm} />
        </Button>
      </div>
    </Frame>
  );
}

interface FrameProps extends Props {
  readonly role: NonNullable<DialogProps['role']>;
  readonly isDismissable?: boolean;
}

function Frame({ title, role, isDismissable = false, onClose, children }: FrameProps) {
  return (
    <AriaRoot>
      <ModalOverlay
        isOpen
        isDismissable={isDismissable}
        onOpenChange={(isOpen) => isOpen || onClose()}
        className={styles['veil']!}
      >
        <Modal className={styles['modal']!}>
          <AriaDialog role={role} className={styles['dialog']!}>
            <Heading slot="title" className={styles['title']!}>
              {title}
            </Heading>
            {children}
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </AriaRoot>
  );
}
