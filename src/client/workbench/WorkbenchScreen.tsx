import { useState } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { localeInfo } from '../../shared/locales';
import { languageMessages } from '../intl/contents/messages';
import { titleMessages } from '../intl/sharedMessages';
import { PageHeader } from '../ui/PageHeader';
import { Choice } from './Choice';
import { LANGUAGES, localeOf } from './languages';
import { workbenchMessages } from './messages';
import { StoryView } from './StoryView';
import { useChoice } from './useChoice';
import { useComponentStory, useScreenStory } from './useChosenStory';
import styles from './WorkbenchScreen.module.css';

const PARTS = ['screens', 'components'] as const;
type Part = (typeof PARTS)[number];

const DIRECTIONS = ['byLanguage', 'ltr', 'rtl'] as const;
const THEMES = ['light', 'dark'] as const;
const SESSIONS = ['signedIn', 'signedOut'] as const;
const LABELS: Readonly<Record<string, MessageDescriptor>> = {
  ...languageMessages,
  ...workbenchMessages,
};

/**
 * Every screen and every component in every state. The address can name all choices:
 * `?screen=/faqs&state=empty&language=ar&theme=dark` or `?component=Dialog&state=longTexts`.
 */
export function WorkbenchScreen() {
  const { formatMessage } = useIntl();
  const [part, choosePart] = usePart();
  const language = useChoice('language', LANGUAGES);
  const direction = useChoice('direction', DIRECTIONS);
  const theme = useChoice('theme', THEMES);
  const session = useChoice('session', SESSIONS);

  const stories = { screens: useScreenStory(), components: useComponentStory() };
  const { story, choices } = stories[part];
  const locale = localeOf(language.value, direction.value === 'rtl');
  const dir = direction.value === 'byLanguage' ? localeInfo(locale).dir : direction.value;
  const nameOf = (name: string) => formatMessage(LABELS[name]!);

  return (
    <>
      <PageHeader
        title={formatMessage(titleMessages.workbench)}
        intro={<FormattedMessage {...workbenchMessages.intro} />}
      />
      <fieldset className={styles['choices']} aria-label={formatMessage(workbenchMessages.shown)}>
        <Choice label="part" value={part} options={PARTS} nameOf={nameOf} onChange={choosePart} />
        {choices}
        <Choice label="language" {...language} nameOf={nameOf} />
        <Choice label="direction" {...direction} nameOf={nameOf} />
        <Choice label="theme" {...theme} nameOf={nameOf} />
        <Choice label="session" {...session} nameOf={nameOf} />
      </fieldset>
      <StoryView
        story={story}
        language={language.value}
        locale={locale}
        dir={dir}
        theme={theme.value}
        isSignedIn={session.value === 'signedIn'}
      />
    </>
  );
}

/** Who names a component in the address wants to see it. */
function usePart() {
  const [search] = useSearchParams();
  return useState<Part>(search.has('component') ? 'components' : 'screens');
}
