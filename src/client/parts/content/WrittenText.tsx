import type { ModeratedKind } from '../../../shared/contract/moderation';
import type { Locale } from '../../../shared/locales';
import { Markdown } from '../../ui/Markdown';
import { UserText } from '../../ui/UserText';

interface Props {
  readonly written: {
    readonly kind: ModeratedKind;
    readonly body: string;
    readonly lang: Locale;
  };
  readonly headingLevel: 3 | 4;
}

/** A written text shown away from its place: comments are Markdown, statements plain. */
export function WrittenText({ written: { kind, body, lang }, headingLevel }: Props) {
  const text = { text: body, lang };
  if (kind === 'comment')
    return <Markdown hasPictures={false} text={text} headingLevel={headingLevel} />;
  return (
    <p>
      <UserText text={text} />
    </p>
  );
}
