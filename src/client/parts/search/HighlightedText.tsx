import type { MarkedText } from '../../../shared/contract/search';
import { useTextLanguage } from '../../ui/UserText';

/** A text with the places that match, in the language it is in. */
export function HighlightedText({ text }: { readonly text: MarkedText }) {
  const language = useTextLanguage(text);
  const ends = [0, ...text.marks.map(([, end]) => end)];
  return (
    <bdi {...language}>
      {text.marks.map(([start, end], index) => (
        <span key={start}>
          {text.text.slice(ends[index], start)}
          <mark>{text.text.slice(start, end)}</mark>
        </span>
      ))}
      {text.text.slice(ends.at(-1))}
    </bdi>
  );
}
