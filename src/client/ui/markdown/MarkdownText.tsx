import { useId } from 'react';
import { useIntl } from 'react-intl';
import ReactMarkdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { Link } from '../Link';
import styles from '../Markdown.module.css';
import { limitMarkdown } from '../../../shared/limitMarkdown';
import { backToText, contentsMessages } from '../contents/messages';
import { addHeadingIds } from '../contents/textHeadings';
import { arrangePictures, withoutPictures } from './markdownPictures';
import { FileLink } from '../files/FileLink';
import './allowedMarkup';
import { useLocale } from '../../intl/IntlRoot';
import { Picture } from '../Picture';
import { parseOwnPicture } from '../../../shared/ownPictures';

interface Props {
  readonly address: string;
  readonly alt: string;
}

/** Width of a line of text. */
const SIZES = 'min(100vw, 46rem)';

/** A picture within a text, in whose language its alternative text is. */
function TextPicture({ address, alt }: Props) {
  const lang = useLocale();
  const picture = parseOwnPicture(address);
  return picture && <Picture {...picture} alt={{ text: alt, lang }} sizes={SIZES} />;
}

export interface MarkdownTextProps {
  readonly text: string;
  readonly headingLevel: 2 | 3 | 4;
  /** Links can lead to its headings; only for the one text that a page is about. */
  readonly hasAnchors?: boolean;
  /** Off for what anybody may write: a picture is a link there. */
  readonly hasPictures?: boolean;
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

/** Names may run in another direction than the sentence that mentions them. */
const PERSON = '/user/';
/** No page of the portal: the API hands it out. */
const FILE = '/v1/files/';

const PARTS: Components = {
  a: ({ href = '', children, node: _node, ...note }) => {
    // Between a text and its footnotes.
    if (href.startsWith('#'))
      return (
        <a href={href} {...note}>
          {children}
        </a>
      );
    if (href.startsWith(FILE)) return <FileLink path={href}>{children}</FileLink>;
    return /^\/(?!\/)/.test(href) ? (
      <Link to={href}>{href.startsWith(PERSON) ? <bdi>{children}</bdi> : children}</Link>
    ) : (
      <a href={href} rel="nofollow noopener ugc">
        {children}
      </a>
    );
  },
  img: ({ src = '', alt = '' }) => <TextPicture address={String(src)} alt={alt} />,
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

/**
 * A text in Markdown. Text that no person wrote by hand is shown as it was typed: reading it as
 * Markdown would block the page.
 */
export function MarkdownText(props: MarkdownTextProps) {
  const { text, hasAnchors = false, hasPictures = true, ...rest } = props;
  const pictures = hasPictures ? arrangePictures : withoutPictures;
  return limitMarkdown(text).map((stretch, place) =>
    stretch.isPlain ? (
      <p key={place} className={styles['plain']}>
        {stretch.text}
      </p>
    ) : (
      <TameText
        key={place}
        text={stretch.text}
        rehypePlugins={[pictures, ...(hasAnchors ? [addHeadingIds(place)] : [])]}
        {...rest}
      />
    ),
  );
}

type TameTextProps = Omit<MarkdownTextProps, 'hasAnchors' | 'hasPictures'> & {
  readonly rehypePlugins: (typeof arrangePictures | ReturnType<typeof addHeadingIds>)[];
};

/**
 * react-markdown writes no raw HTML and drops addresses with unknown schemes. Only pictures of this
 * portal are shown.
 */
function TameText({ text, headingLevel, rehypePlugins }: TameTextProps) {
  const { formatMessage } = useIntl();
  const own = useId();
  return (
    <ReactMarkdown
      remarkRehypeOptions={{
        clobberPrefix: `${own}-`,
        footnoteLabel: formatMessage(contentsMessages.footnotes),
        footnoteLabelProperties: {},
        footnoteBackLabel: (place) => formatMessage(backToText, { number: place + 1 }),
      }}
      remarkPlugins={[remarkGfm]}
      rehypePlugins={rehypePlugins}
      components={{ ...headings(headingLevel), ...PARTS, ...WITHOUT_STYLE }}
    >
      {text}
    </ReactMarkdown>
  );
}
