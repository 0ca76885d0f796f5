import ReactMarkdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { Link } from '../Link';
import styles from '../Markdown.module.css';

export interface MarkdownTextProps {
  readonly text: string;
  readonly headingLevel: 2 | 3 | 4;
}

type Heading = 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
const headingAt = (level: number) => `h${Math.min(level, 6)}` as Heading;

/** Texts start at level 2; they are moved so that they continue the page's own headings. */
function headings(top: number): Components {
  return {
    h1: headingAt(top),
    h2: headingAt(top),
    h3: headingAt(top + 1),
    h4: headingAt(top + 2),
    h5: headingAt(top + 3),
    h6: headingAt(top + 4),
  };
}

const PARTS: Components = {
  a: ({ href = '', children }) =>
    /^\/(?!\/)/.test(href) ? (
      <Link to={href}>{children}</Link>
    ) : (
      <a href={href} rel="nofollow noopener ugc">
        {children}
      </a>
    ),
  table: ({ children }) => (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table has to be scrolled by keyboard
    <div className={styles['scroll']} tabIndex={0} role="group">
      <table>{children}</table>
    </div>
  ),
};

// No `style` attribute may be written into the page: the content policy refuses it.
const WITHOUT_STYLE: Components = {
  th: ({ children }) => <th scope="col">{children}</th>,
  td: ({ children }) => <td>{children}</td>,
};

/** react-markdown writes no raw HTML and drops addresses with unknown schemes. Pictures are left out. */
export function MarkdownText({ text, headingLevel }: MarkdownTextProps) {
  return (
    <ReactMarkdown
      remarkPlugins={[remarkGfm]}
      disallowedElements={['img']}
      components={{ ...headings(headingLevel), ...PARTS, ...WITHOUT_STYLE }}
    >
      {text}
    </ReactMarkdown>
  );
}
