import type { Element, ElementContent, Root, RootContent } from 'hast';
import { parseOwnPicture } from '../../../shared/ownPictures';

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

type Node = RootContent | ElementContent;

/**
 * Converts a picture that is not to be shown to a link, or to words where it stands in a link:
 * nothing of elsewhere is loaded with the page.
 */
function inWords({ properties: { src, alt } }: Element, isInLink: boolean): ElementContent {
  const href = textOf(src);
  const words: ElementContent = { type: 'text', value: textOf(alt) || href };
  if (isInLink) return words;
  return { type: 'element', tagName: 'a', properties: { href }, children: [words] };
}

function asFigure(picture: Element): Element {
  const title = textOf(picture.properties['title']);
  const caption: Element[] = title
    ? [
        {
          type: 'element',
          tagName: 'figcaption',
          properties: {},
          children: [{ type: 'text', value: title }],
        },
      ]
    : [];
  return { type: 'element', tagName: 'figure', properties: {}, children: [picture, ...caption] };
}

const isBlank = (node: ElementContent) => node.type === 'text' && node.value.trim() === '';

/** Finds the picture that a paragraph consists of. */
function onlyPicture({ tagName, children }: Element): Element | null {
  const [first, ...others] = children.filter((child) => !isBlank(child));
  const isPicture = first?.type === 'element' && first.tagName === 'img';
  return tagName === 'p' && isPicture && others.length === 0 ? first : null;
}

function arranged(node: Node, isShown: (address: string) => boolean, isInLink: boolean): Node {
  if (node.type !== 'element') return node;
  if (node.tagName === 'img' && !isShown(textOf(node.properties['src'])))
    return inWords(node, isInLink);
  const isLink = isInLink || node.tagName === 'a';
  const children = node.children.map((child) =>
    arranged(child, isShown, isLink),
  ) as ElementContent[];
  const picture = onlyPicture({ ...node, children });
  return picture ? asFigure(picture) : { ...node, children };
}

const arranging = (isShown: (address: string) => boolean) => () => (tree: Root) => {
  tree.children = tree.children.map((node) => arranged(node, isShown, false)) as RootContent[];
};

/**
 * For rehype: pictures of this portal that stand alone become figures, their titles captions;
 * pictures of elsewhere become links.
 */
export const arrangePictures = arranging((address) => parseOwnPicture(address) !== null);

/** The same for words that have no pictures: all of them become links. */
export const withoutPictures = arranging(() => false);
