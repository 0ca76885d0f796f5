import type { ComponentType } from 'react';
import type { Text } from '../../shared/contract/text';
import type { MarkdownTextProps } from './lazy/MarkdownText';
import type { TextContentsProps } from './lazy/contents/TextContents';
import { useTextLanguage } from './UserText';
import styles from './Markdown.module.css';

let MarkdownText: ComponentType<MarkdownTextProps> | null = null;
let Contents: ComponentType<TextContentsProps> | null = null;

/** Loads the reader of Markdown (37 kB); has to be done before a screen shows `Markdown`. Detail and legal routes do. */
export async function loadMarkdown(): Promise<void> {
  const [reader, contents] = await Promise.all([
    import(/* webpackChunkName: "markdown" */ './lazy/MarkdownText'),
    import(/* webpackChunkName: "markdown" */ './lazy/contents/TextContents'),
  ]);
  MarkdownText ??= reader.MarkdownText;
  Contents ??= contents.TextContents;
}

interface Props extends Omit<MarkdownTextProps, 'text' | 'headingLevel'> {
  readonly text: Text;
  /** Level of the text's top headings on this page. */
  readonly headingLevel?: MarkdownTextProps['headingLevel'];
}

/** Text that people wrote in Markdown, through an allow-list. Until the reader is loaded the text stands as it was typed. */
export function Markdown({ text, headingLevel = 2, ...rest }: Props) {
  const language = useTextLanguage(text);
  return (
    <div className={styles['markdown']} {...language}>
      {MarkdownText ? (
        <MarkdownText text={text.text} headingLevel={headingLevel} {...rest} />
      ) : (
        <p>{text.text}</p>
      )}
    </div>
  );
}

/** The table of contents of a text that stands on the page as `<Markdown hasAnchors>`; nothing for a short one. */
export function MarkdownContents(props: TextContentsProps) {
  return Contents && <Contents {...props} />;
}
