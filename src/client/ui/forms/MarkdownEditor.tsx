import {
  useEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { Tab, TabList, TabPanel, Tabs, type Key } from 'react-aria-components';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { getLocaleInfo, type Locale } from '../../../shared/locales';
import { useLocale } from '../../intl/IntlRoot';
import { loadMarkdown, Markdown } from '../Markdown';
import { AriaRoot } from '../overlays/AriaRoot';
import type { TextAreaAddon } from './textAreaAddon';
import { TextLength } from './TextLength';
import { useStartValue } from './formContext';
import { LabelledField, type ControlProps } from './LabelledField';
import { LettersLeft } from './LettersLeft';
import { applyEdit } from './markdownEdits';
import styles from './MarkdownEditor.module.css';
import { findMark } from './markdownShortcuts';
import { MarkdownToolbar } from './MarkdownToolbar';
import { editorMessages } from './messages';
import { PictureButton } from './PictureButton';
import { convertPastedHtml } from './pastedMarkdown';
import { replaceTypedText } from './typeText';

interface Props {
  readonly name: string;
  readonly label: MessageDescriptor;
  readonly defaultValue?: string;
  /** Letters; a longer text can be typed and is refused by the form's check. */
  readonly maxLength: number;
  /** The language of the text, where it need not be that of the page. */
  readonly lang?: Locale;
  readonly hint?: ReactNode;
  readonly isOptional?: boolean;
  readonly isDisabled?: boolean;
  readonly rows?: number;
  readonly onChange?: (text: string) => void;
  readonly companion?: TextAreaAddon;
  /** Words and reading time are told below it. */
  readonly hasExtent?: boolean;
  /** Pictures can be put in, by those who may send files. */
  readonly hasPictures?: boolean;
}

/**
 * A long text in Markdown: written on one tab, read as others will read it on the other. The form
 * has the text as it is typed.
 *
 * Keyboard: the tabs and the buttons are one stop each, the arrow keys go along them (mirrored in
 * Arabic). In the text Ctrl or ⌘ with B, I, K marks bold, italic and a link, with Shift and 2, 8, 9
 * a heading, a list and a quotation. Tab leaves the text.
 */
export function MarkdownEditor(props: Props) {
  const { name, label, maxLength, hint } = props;
  const pageLanguage = useLocale();
  const lang = props.lang ?? pageLanguage;
  const [text, setText] = useState(useStartValue(name, props.defaultValue));
  const isPreviewReady = useMarkdown();
  const counted = (
    <LettersLeft text={text} limit={maxLength}>
      {hint}
      {props.hasExtent && <TextLength text={text} lang={lang} />}
    </LettersLeft>
  );
  return (
    <AriaRoot>
      <LabelledField name={name} label={label} hint={counted} isWide>
        {(control) => (
          <Views
            isInvalid={Boolean(control['aria-invalid'])}
            write={
              <Writing {...props} control={control} lang={lang} text={text} onText={setText} />
            }
            preview={
              <Preview
                key={String(isPreviewReady)}
                hasPictures={props.hasPictures ?? false}
                text={text}
                lang={lang}
              />
            }
          />
        )}
      </LabelledField>
    </AriaRoot>
  );
}

/** Loads what shows the preview; false until it has come. */
function useMarkdown(): boolean {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    // Without it the preview shows the text as it was typed.
    loadMarkdown().then(
      () => setLoaded(true),
      () => undefined,
    );
  }, []);
  return isLoaded;
}

interface ViewsProps {
  readonly isInvalid: boolean;
  readonly write: ReactNode;
  readonly preview: ReactNode;
}

/**
 * Keeps the form of copied text as Markdown; Ctrl or ⌘ and Z take it back, and Shift pastes plain
 * text.
 */
function paste(event: ClipboardEvent<HTMLTextAreaElement>): void {
  const markdown = convertPastedHtml(event.clipboardData.getData('text/html'));
  if (markdown === null) return;
  event.preventDefault();
  const { selectionStart, selectionEnd } = event.currentTarget;
  replaceTypedText(event.currentTarget, [selectionStart, selectionEnd], markdown);
}

/**
 * The text field stays on the page behind the preview: its text is the form's. What is wrong with
 * it brings it forward.
 */
function Views({ isInvalid, write, preview }: ViewsProps) {
  const [view, setView] = useState<Key>('write');
  const [wasInvalid, setWasInvalid] = useState(isInvalid);
  if (isInvalid !== wasInvalid) {
    setWasInvalid(isInvalid);
    if (isInvalid) setView('write');
  }
  return (
    <Tabs selectedKey={view} onSelectionChange={setView} className={styles['views']!}>
      <TabList className={styles['tabs']!}>
        <Tab id="write" className={styles['tab']!}>
          <FormattedMessage {...editorMessages.write} />
        </Tab>
        <Tab id="preview" className={styles['tab']!}>
          <FormattedMessage {...editorMessages.preview} />
        </Tab>
      </TabList>
      <TabPanel id="write" shouldForceMount className={styles['panel']!}>
        {write}
      </TabPanel>
      <TabPanel id="preview" className={styles['panel']!}>
        {preview}
      </TabPanel>
    </Tabs>
  );
}

interface WritingProps extends Pick<
  Props,
  'isOptional' | 'isDisabled' | 'rows' | 'onChange' | 'companion' | 'hasPictures'
> {
  readonly control: ControlProps;
  readonly lang: Locale;
  readonly text: string;
  readonly onText: (text: string) => void;
}

const ROWS = 14;

function Writing(props: WritingProps) {
  const { control, lang, text, onText, onChange, isOptional = false, isDisabled = false } = props;
  const { rows = ROWS, companion } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const mark = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const wanted = findMark(event);
    if (companion?.onKey(event)) event.preventDefault();
    if (wanted === null) return;
    event.preventDefault();
    applyEdit(event.currentTarget, wanted);
  };
  return (
    <>
      <MarkdownToolbar
        fieldId={control.id}
        isDisabled={isDisabled}
        onMark={(wanted) => applyEdit(field.current!, wanted)}
      >
        {props.hasPictures && <PictureButton field={field} lang={lang} isDisabled={isDisabled} />}
      </MarkdownToolbar>
      <div className={styles['typing']}>
        <textarea
          {...control}
          {...companion?.attributes}
          ref={field}
          className={styles['text']}
          rows={rows}
          lang={lang}
          dir={getLocaleInfo(lang).dir}
          defaultValue={text}
          required={!isOptional}
          disabled={isDisabled}
          onKeyDown={mark}
          onPaste={paste}
          onChange={({ target }) => {
            onText(target.value);
            onChange?.(target.value);
            companion?.onTyped(target);
          }}
          onSelect={({ currentTarget }) => companion?.onTyped(currentTarget)}
          onBlur={companion?.onLeft}
        />
        {companion?.panel}
      </div>
    </>
  );
}

interface PreviewProps {
  readonly hasPictures: boolean;
  readonly text: string;
  readonly lang: Locale;
}

function Preview({ text, lang, hasPictures }: PreviewProps) {
  if (text.trim() === '') {
    return (
      <p className={styles['nothing']}>
        <FormattedMessage {...editorMessages.nothing} />
      </p>
    );
  }
  return <Markdown text={{ text, lang }} headingLevel={3} hasPictures={hasPictures} />;
}
