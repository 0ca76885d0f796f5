import { FormattedMessage } from 'react-intl';
import { TimeText } from '../../ui/TimeText';
import { gradeMessages } from './grades/messages';

/** When it is told what was right; null: never. */
export function RightAnswersLater({ from }: { readonly from: string | null }) {
  if (from === null) return <FormattedMessage {...gradeMessages.rightNever} />;
  const date = <TimeText value={from} format="dateTime" />;
  return <FormattedMessage {...gradeMessages.rightAfterClosing} values={{ date }} />;
}
