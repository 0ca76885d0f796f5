import styles from './Quotation.module.css';

/** What somebody gave as a reason, in their words and the direction of their language. */
export function Quotation({ text }: { readonly text: string }) {
  return (
    <blockquote dir="auto" className={styles['quotation']}>
      {text}
    </blockquote>
  );
}
