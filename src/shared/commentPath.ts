interface ContentPlace {
  readonly section: string;
  readonly slug: string;
}

/** Returns the path of the page of a content at one of its comments. */
export const toCommentPath = ({ section, slug }: ContentPlace, id: string): string =>
  `/${section}/${slug}?comment=${id}#comment-${id}`;
