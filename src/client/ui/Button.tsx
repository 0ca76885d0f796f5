import type { ButtonHTMLAttributes, ReactNode } from 'react';
import type { LinkProps } from 'react-router-dom';
import { joinClasses } from './joinClasses';
import { Link, useIsOpen } from './Link';
import styles from './Button.module.css';

/** `danger`: what is done cannot be taken back, or hits another person. */
export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly look?: ButtonLook;
  /** The answer is under way: the button stays focusable and does nothing. */
  readonly isPending?: boolean;
}

interface AnchorProps {
  readonly look?: ButtonLook;
  readonly href: `#${string}`;
  readonly children: ReactNode;
}

export function Button({
  look = 'primary',
  isPending = false,
  onClick,
  className,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={joinClasses(styles['button'], styles[look], className)}
      aria-disabled={isPending || undefined}
      aria-busy={isPending || undefined}
      onClick={(event) => (isPending ? event.preventDefault() : onClick?.(event))}
    />
  );
}

/** A link within the page that looks like a button: it works before any script has run. */
export function AnchorButton({ look = 'primary', children, href }: AnchorProps) {
  return (
    <a href={href} className={joinClasses(styles['button'], styles[look])}>
      {children}
    </a>
  );
}

/**
 * A link that looks like a button, because it leads to the page's main action; none where that is
 * in a closed section.
 */
export function ButtonLink({
  look = 'primary',
  className,
  ...rest
}: LinkProps & { readonly look?: ButtonLook }) {
  if (!useIsOpen(rest.to)) return null;
  return <Link {...rest} className={joinClasses(styles['button'], styles[look], className)} />;
}
