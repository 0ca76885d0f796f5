interface ContentPlace {
  readonly section: string;
  readonly slug: string;
}

/** The page of a content at one of its comments. */
export const commentPath = ({ section, slug }: ContentPlace, id: string): string =>
  `/${section}/${slug}?comment=${id}#comment-${id}`;
