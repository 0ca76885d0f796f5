import {
  Button as AriaButton,
  Text,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { joinClasses } from '../joinClasses';
import { Icon, type IconName } from '../Icon';
import { overlayMessages } from '../messages';
import type { Toast, ToastRegionHandle } from '../toast';
import { AriaRoot } from './AriaRoot';
import styles from './Toasts.module.css';

const SHOWN_MS = 8_000;
const WITH_UNDO_MS = 15_000;
/** More would cover the page; the others wait for their turn. */
const MOST_AT_ONCE = 3;

const ICONS = { good: 'check', bad: 'info', neutral: 'info' } as const satisfies Record<
  NonNullable<Toast['tone']>,
  IconName
>;

/**
 * Creates the place of toasts; the only module that knows the library's toasts, which it does not
 * call stable yet.
 *
 * Keyboard: F6 leads to the region and back, Tab goes through it; a toast that is closed gives the
 * focus to the next one, the last one to where it was before.
 */
export function createToastRegion(): ToastRegionHandle {
  const queue = new ToastQueue<Toast>({ maxVisibleToasts: MOST_AT_ONCE });
  return {
    add: (toast) => void queue.add(toast, { timeout: toast.undo ? WITH_UNDO_MS : SHOWN_MS }),
    endUndo: () =>
      queue.visibleToasts
        .filter(({ content }) => content.undo)
        .forEach(({ key }) => queue.close(key)),
    Region: () => <Region queue={queue} />,
  };
}

function Region({ queue }: { readonly queue: ToastQueue<Toast> }) {
  const { formatMessage } = useIntl();
  return (
    <AriaRoot>
      <ToastRegion
        queue={queue}
        aria-label={formatMessage(overlayMessages.toasts)}
        className={styles['region']!}
      >
        {({ toast }) => (
          <AriaToast
            toast={toast}
            className={joinClasses(styles['toast'], styles[toast.content.tone ?? 'neutral'])}
          >
            <ToastText {...toast.content} onDone={() => queue.close(toast.key)} />
          </AriaToast>
        )}
      </ToastRegion>
    </AriaRoot>
  );
}

interface TextProps extends Toast {
  readonly onDone: () => void;
}

function ToastText({ text, values, tone = 'neutral', undo, onDone }: TextProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <Icon name={ICONS[tone]} />
      <ToastContent className={styles['text']!}>
        <Text slot="title">
          <FormattedMessage {...text} {...(values && { values })} />
        </Text>
      </ToastContent>
      {undo && (
        <button
          type="button"
          className={styles['undo']}
          onClick={() => {
            undo();
            onDone();
          }}
        >
          <FormattedMessage {...overlayMessages.undo} />
        </button>
      )}
      <AriaButton
        slot="close"
        className={styles['close']!}
        aria-label={formatMessage(overlayMessages.close)}
      >
        <Icon name="close" />
      </AriaButton>
    </>
  );
}
