import { FormattedMessage } from 'react-intl';
import { useContents } from '../../api/contentEndpoints';
import { uiMessages } from '../../intl/sharedMessages';
import { ContentCard } from '../../parts/content/ContentCard';
import { Fact } from '../../ui/Fact';
import { ListScreen } from '../../parts/content/ListScreen';
import { TimeLeft } from '../../parts/content/TimeLeft';
import { ModeBadge } from './ModeBadge';
import { TurnoutFacts } from './turnout';

export function DialogsScreen() {
  return (
    <ListScreen section="dialogs" list={useContents('dialogs')}>
      {(dialog) => (
        <ContentCard
          item={dialog}
          badges={<ModeBadge mode={dialog.details.mode} />}
          facts={
            <>
              {dialog.details.turnout ? (
                <TurnoutFacts turnout={dialog.details.turnout} />
              ) : (
                <Fact icon="comments">
                  <FormattedMessage
                    {...uiMessages.comments}
                    values={{ count: dialog.counts.comments }}
                  />
                </Fact>
              )}
              <TimeLeft item={dialog} />
            </>
          }
        />
      )}
    </ListScreen>
  );
}
