import { useCallback, useState, type MouseEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './HomePreview.module.css';

/** Gives an empty document the attributes and style sheets of the page around it. */
function dress(inner: Document, outer: Document): HTMLElement {
  for (const { name, value } of outer.documentElement.attributes)
    inner.documentElement.setAttribute(name, value);
  const sheets = outer.head.querySelectorAll('link[rel="stylesheet"], style');
  inner.head.replaceChildren(...[...sheets].map((sheet) => inner.importNode(sheet, true)));
  return inner.body;
}

/** Links of a preview lead nowhere: the form around it would be left. */
const stay = (event: MouseEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

interface Props {
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of the page in a window of its own as wide as a phone, to which the styles adapt. */
export function PhoneFrame({ title, children }: Props) {
  const [body, setBody] = useState<HTMLElement | null>(null);
  // Some browsers have the empty document at once, others put another one in its place.
  const open = useCallback((frame: HTMLIFrameElement | null) => {
    if (frame?.contentDocument) setBody(dress(frame.contentDocument, frame.ownerDocument));
  }, []);
  return (
    <>
      <iframe
        title={title}
        ref={open}
        className={styles['frame']}
        onLoad={({ currentTarget }) => open(currentTarget)}
      />
      {body &&
        createPortal(
          <div className={styles['page']} onClickCapture={stay}>
            {children}
          </div>,
          body,
        )}
    </>
  );
}
