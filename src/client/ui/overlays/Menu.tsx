import type { ReactNode } from 'react';
import {
  Button,
  Menu as AriaMenu,
  MenuItem,
  MenuTrigger,
  Popover,
  RouterProvider,
  Separator,
} from 'react-aria-components';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { useHref, useNavigate } from 'react-router-dom';
import { joinClasses } from '../joinClasses';
import { AriaRoot } from './AriaRoot';
import styles from './Menu.module.css';

interface MenuLink {
  readonly label: MessageDescriptor;
  /** A path without language prefix. */
  readonly to: string;
}

interface MenuAction {
  readonly label: MessageDescriptor;
  readonly onAction: () => void;
}

type MenuEntry = MenuLink | MenuAction;

interface Props {
  /** Content of the button; it names the menu too. */
  readonly children: ReactNode;
  readonly className?: string | undefined;
  /** A line stands between two groups. */
  readonly groups: readonly (readonly MenuEntry[])[];
}

/**
 * A button with a list of places to go and things to do.
 *
 * Keyboard: Enter, Space or ↓ opens on the first entry, ↑ on the last; ↑ ↓ Home End and the first
 * letters move; Enter chooses; Escape or Tab closes, and the focus is on the button again.
 */
export function Menu({ children, className, groups }: Props) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  return (
    <AriaRoot>
      <RouterProvider navigate={(path) => void navigate(path)} useHref={useHref}>
        <MenuTrigger>
          <Button className={joinClasses(styles['button'], className)}>{children}</Button>
          <Popover className={styles['popover']!} placement="bottom end">
            <AriaMenu className={styles['menu']!}>
              {groups.flatMap((entries, group) => [
                group > 0 && <Separator key={group} className={styles['separator']!} />,
                ...entries.map((entry) => (
                  <MenuItem
                    key={entry.label.id}
                    className={styles['item']!}
                    {...('to' in entry ? { href: entry.to } : { onAction: entry.onAction })}
                  >
                    {formatMessage(entry.label)}
                  </MenuItem>
                )),
              ])}
            </AriaMenu>
          </Popover>
        </MenuTrigger>
      </RouterProvider>
    </AriaRoot>
  );
}
