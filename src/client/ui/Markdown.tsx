import type { ComponentType } from 'react';
import type { Text } from '../../shared/contract/text';
import type { MarkdownTextProps } from './lazy/MarkdownText';
import { useTextLanguage } from './UserText';
import styles from './Markdown.module.css';

let MarkdownText: ComponentType<MarkdownTextProps> | null = null;

/** Loads the reader of Markdown (37 kB); has to be done before a screen shows `Markdown`. Detail and legal routes do. */
export async function loadMarkdown(): Promise<void> {
  MarkdownText ??= (await import(/* webpackChunkName: "markdown" */ './lazy/MarkdownText'))
    .MarkdownText;
}

interface Props {
  readonly text: Text;
  /** Level of the text's top headings on this page. */
  readonly headingLevel?: 2 | 3 | 4;
}

/** Text that people wrote in Markdown, through an allow-list. Until the reader is loaded the text stands as it was typed. */
export function Markdown({ text, headingLevel = 2 }: Props) {
  const language = useTextLanguage(text);
  return (
    <div className={styles['markdown']} {...language}>
      {MarkdownText ? (
        <MarkdownText text={text.text} headingLevel={headingLevel} />
      ) : (
        <p>{text.text}</p>
      )}
    </div>
  );
}
