import styles from './Quotation.module.css';

/** Reason that a person gave, in their words and the direction of their language. */
export function Quotation({ text }: { readonly text: string }) {
  return (
    <blockquote dir="auto" className={styles['quotation']}>
      {text}
    </blockquote>
  );
}
