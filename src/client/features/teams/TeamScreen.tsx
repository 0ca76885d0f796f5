import { FormattedMessage, useIntl } from 'react-intl';
import type { Text } from '../../../shared/contract/text';
import { useContent } from '../../api/contentEndpoints';
import { DetailScreen } from '../../ui/DetailScreen';
import { Markdown } from '../../ui/Markdown';
import { TimeText } from '../../ui/TimeText';
import { UserText } from '../../ui/UserText';
import { EmailText } from '../../ui/person/EmailText';
import { JoiningBadge } from './JoiningBadge';
import { Members } from './Members';
import { joiningMessages, teamMessages } from './messages';
import styles from './TeamScreen.module.css';

/** One team: what it wants, how it works, who is in it, and how to reach it. */
export function TeamScreen() {
  const { formatMessage } = useIntl();
  return (
    <DetailScreen
      section="teams"
      page={useContent('teams')}
      badges={({ details }) => <JoiningBadge joining={details.joining} />}
      facts={({ details: { joining, founded, contact } }) => [
        [formatMessage(teamMessages.joining), formatMessage(joiningMessages[joining])],
        [formatMessage(teamMessages.founded), <TimeText value={founded} />],
        [
          formatMessage(teamMessages.contact),
          <a href={`mailto:${contact}`} dir="ltr" className={styles['contact']}>
            <EmailText address={contact} />
          </a>,
        ],
      ]}
    >
      {({ body, details }) => (
        <>
          <Purpose text={details.purpose} />
          <Markdown text={body} />
          <Members members={details.members} />
        </>
      )}
    </DetailScreen>
  );
}

function Purpose({ text }: { readonly text: Text }) {
  return (
    <section className={styles['purpose']} aria-labelledby="purpose">
      <h2 id="purpose" className={styles['label']}>
        <FormattedMessage {...teamMessages.purpose} />
      </h2>
      <p className={styles['text']}>
        <UserText text={text} />
      </p>
    </section>
  );
}
