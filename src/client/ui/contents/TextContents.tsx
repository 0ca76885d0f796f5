import { useId, useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Text } from '../../../shared/contract/text';
import styles from '../Markdown.module.css';
import { useTextLanguage } from '../UserText';
import { contentsMessages } from './messages';
import { listHeadings, type TextHeading } from './textHeadings';

export interface TextContentsProps {
  readonly text: Text;
}

/** Shorter texts are seen at one glance. */
const FEWEST = 3;

type Chapter = TextHeading & { readonly parts: readonly TextHeading[] };

/** Lists the headings of the highest level, each with those of the level below it. */
function chaptersOf(headings: readonly TextHeading[]): readonly Chapter[] {
  const top = Math.min(...headings.map(({ level }) => level));
  return headings.flatMap((heading, place) => {
    if (heading.level !== top) return [];
    const after = headings.slice(place + 1);
    const end = after.findIndex(({ level }) => level === top);
    const inside = end < 0 ? after : after.slice(0, end);
    return [{ ...heading, parts: inside.filter(({ level }) => level === top + 1) }];
  });
}

/**
 * The table of contents of a long text: its headings as links. The text stands on the same page as
 * `<Markdown hasAnchors>`.
 */
export function TextContents({ text }: TextContentsProps) {
  const title = useId();
  const language = useTextLanguage(text);
  const chapters = useMemo(() => chaptersOf(listHeadings(text.text)), [text.text]);
  if (chapters.length < FEWEST) return null;
  return (
    <nav className={styles['contents']} aria-labelledby={title}>
      <h2 id={title} className={styles['contentsTitle']}>
        <FormattedMessage {...contentsMessages.title} />
      </h2>
      <ol {...language}>
        {chapters.map(({ parts, ...chapter }) => (
          <li key={chapter.id}>
            <HeadingLink {...chapter} />
            {parts.length > 0 && (
              <ol>
                {parts.map((part) => (
                  <li key={part.id}>
                    <HeadingLink {...part} />
                  </li>
                ))}
              </ol>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

const HeadingLink = ({ id, text }: TextHeading) => <a href={`#${id}`}>{text}</a>;
