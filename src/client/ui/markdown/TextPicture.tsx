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
export function TextPicture({ address, alt }: Props) {
  const lang = useLocale();
  const picture = parseOwnPicture(address);
  return picture && <Picture {...picture} alt={{ text: alt, lang }} sizes={SIZES} />;
}
