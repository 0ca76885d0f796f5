import { toOwnPictureAddress, type OwnPicture } from '../../../shared/ownPictures';

interface Words {
  /** Empty for a picture that only decorates. */
  readonly alt: string;
  readonly caption: string;
}

const oneLine = (text: string) => text.replace(/\s+/gu, ' ').trim();
const inBrackets = (text: string) => oneLine(text).replace(/[\\[\]]/g, '\\$&');
const inQuotes = (text: string) => oneLine(text).replace(/[\\"]/g, '\\$&');

/** Returns a picture as Markdown. */
export function createPictureMarkdown(picture: OwnPicture, { alt, caption }: Words): string {
  const title = caption.trim() === '' ? '' : ` "${inQuotes(caption)}"`;
  return `![${inBrackets(alt)}](${toOwnPictureAddress(picture)}${title})`;
}

/**
 * Returns the same as a paragraph of its own, behind what stands before it and in front of what
 * follows.
 */
export function wrapAsParagraph(markdown: string, before: string, after: string): string {
  const lead = before.trim() === '' ? '' : '\n\n'.slice(trailing(before));
  const tail = after.trim() === '' ? '' : '\n\n'.slice(leading(after));
  return lead + markdown + tail;
}

const trailing = (text: string) => Math.min(2, /\n*$/.exec(text)![0].length);
const leading = (text: string) => Math.min(2, /^\n*/.exec(text)![0].length);
