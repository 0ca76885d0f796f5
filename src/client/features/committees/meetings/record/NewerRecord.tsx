import { FormattedMessage } from 'react-intl';
import type { MeetingSource } from '../../../../../shared/contract/meetings';
import { useLocale } from '../../../../intl/IntlRoot';
import { Markdown } from '../../../../ui/Markdown';
import { Notice } from '../../../../ui/Notice';
import { UserText } from '../../../../ui/UserText';
import { newerMessages } from '../edit/messages';
import { pickText } from '../edit/pickText';
import { newerRecordMessage } from './messages';

/** Record that another person saved meanwhile. The typed text stays in its fields. */
export function NewerRecord({ source }: { readonly source: MeetingSource }) {
  const locale = useLocale();
  const { decisions, minutes, originalLocale } = source;
  return (
    <Notice tone="warn" role="alert" title={<FormattedMessage {...newerMessages.title} />}>
      <p>
        <FormattedMessage {...newerRecordMessage} />
      </p>
      <ol>
        {decisions.map(({ id, text }) => (
          <li key={id}>
            <UserText text={pickText(text, locale, originalLocale)} />
          </li>
        ))}
      </ol>
      {minutes[originalLocale] && (
        <Markdown text={pickText(minutes, locale, originalLocale)} headingLevel={3} />
      )}
    </Notice>
  );
}
