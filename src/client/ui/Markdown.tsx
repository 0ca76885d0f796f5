import { lazy, Suspense, useState, type ComponentType } from 'react';
import type { Text } from '../../shared/contract/text';
import { ServerHtml, useIsServerHtml } from './ServerHtml';
import type { MarkdownTextProps } from './markdown/MarkdownText';
import type { TextContentsProps } from './contents/TextContents';
import { useTextLanguage } from './UserText';
import styles from './Markdown.module.css';

let MarkdownText: ComponentType<MarkdownTextProps> | null = null;
let Contents: ComponentType<TextContentsProps> | null = null;

/**
 * Loads the reader of Markdown (43 kB), so that a screen shows its texts at once. Detail and legal
 * routes do, but for the page that the host has written: its texts stay as they are (decision
 * 0007).
 */
export async function loadMarkdown(): Promise<void> {
  const [reader, contents] = await Promise.all([
    import(/* webpackChunkName: "markdown" */ './markdown/MarkdownText'),
    import(/* webpackChunkName: "markdown" */ './contents/TextContents'),
  ]);
  MarkdownText ??= reader.MarkdownText;
  Contents ??= contents.TextContents;
}

const AsTyped = ({ text }: Pick<MarkdownTextProps, 'text'>) => <p>{text}</p>;
const None = () => null;

/**
 * Returns a part of the reader that is asked for when it is shown; where it is not to be had, what
 * can stand there without it.
 */
const late = <P extends object>(part: () => ComponentType<P>, without: ComponentType<P>) =>
  lazy(() =>
    loadMarkdown().then(
      () => ({ default: part() }),
      () => ({ default: without }),
    ),
  );

const LateText = late<MarkdownTextProps>(() => MarkdownText!, AsTyped);
const LateContents = late<TextContentsProps>(() => Contents!, None);

interface Props extends Omit<MarkdownTextProps, 'text' | 'headingLevel'> {
  readonly text: Text;
  /** Level of the text's top headings on this page. */
  readonly headingLevel?: MarkdownTextProps['headingLevel'];
}

/**
 * Tells whether a text has parts that do more than lead somewhere: pictures, which can be for some
 * people only, and files with their addresses.
 */
const hasParts = ({ text }: Text, hasPictures: boolean) =>
  text.includes('/v1/files/') || (hasPictures && text.includes('!['));

/**
 * Text that people wrote in Markdown, through an allow-list. Until the reader is loaded the text
 * stands as it was typed.
 */
export function Markdown({ text, headingLevel = 2, ...rest }: Props) {
  const language = useTextLanguage(text);
  // Kept: another type would be another element, and the focus in it lost.
  const [Reader] = useState<ComponentType<MarkdownTextProps>>(() => MarkdownText ?? LateText);
  const isOfHost = useIsServerHtml(text.text, Reader !== LateText);
  if (isOfHost && !hasParts(text, rest.hasPictures !== false))
    return <ServerHtml className={styles['markdown']} {...language} />;
  return (
    <div key="read" className={styles['markdown']} {...language}>
      <Suspense fallback={<AsTyped text={text.text} />}>
        <Reader text={text.text} headingLevel={headingLevel} {...rest} />
      </Suspense>
    </div>
  );
}

/**
 * The table of contents of a text that stands on the page as `<Markdown hasAnchors>`; nothing for a
 * short one.
 */
export function MarkdownContents(props: TextContentsProps) {
  const [Reader] = useState<ComponentType<TextContentsProps>>(() => Contents ?? LateContents);
  if (useIsServerHtml(props.text.text, Reader !== LateContents))
    return <ServerHtml className={styles['contentsPlace']} />;
  return (
    <div key="read" className={styles['contentsPlace']}>
      <Suspense>
        <Reader {...props} />
      </Suspense>
    </div>
  );
}
