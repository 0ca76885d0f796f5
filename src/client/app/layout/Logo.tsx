import styles from './Header.module.css';

/**
 * The square: two squares that make the eight-pointed star of the old tiles, and a light in the
 * middle.
 */
export function Logo() {
  return (
    <svg viewBox="0 0 32 32" className={styles['mark']} aria-hidden="true" focusable="false">
      <path d="M7 7h18v18H7zM16 3.3 28.7 16 16 28.7 3.3 16z" />
      <circle cx="16" cy="16" r="3.2" />
    </svg>
  );
}
