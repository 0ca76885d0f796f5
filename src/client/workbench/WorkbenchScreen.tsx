import { useState } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { localeInfo } from '../../shared/locales';
import { languageMessages, titleMessages } from '../intl/sharedMessages';
import { PageHeader } from '../ui/PageHeader';
import { STORIES } from './allStories';
import { Choice } from './Choice';
import { LANGUAGES, localeOf } from './languages';
import { stateMessages, workbenchMessages } from './messages';
import type { StoryState } from './story';
import { StoryView } from './StoryView';
import styles from './WorkbenchScreen.module.css';

const PATHS = [...new Set(STORIES.map(({ path }) => path))];
const DIRECTIONS = ['byLanguage', 'ltr', 'rtl'] as const;
const THEMES = ['light', 'dark'] as const;
const SESSIONS = ['signedIn', 'signedOut'] as const;
const LABELS: Readonly<Record<string, MessageDescriptor>> = {
  ...languageMessages,
  ...workbenchMessages,
};

/** Every screen in every state. The address can name all choices: `?screen=/faqs&state=empty&language=ar&theme=dark`. */
export function WorkbenchScreen() {
  const { formatMessage } = useIntl();
  const [path, choosePath] = useChoice('screen', PATHS);
  const [wanted, chooseState] = useChoice('state', Object.keys(stateMessages) as StoryState[]);
  const [language, chooseLanguage] = useChoice('language', LANGUAGES);
  const [direction, chooseDirection] = useChoice('direction', DIRECTIONS);
  const [theme, chooseTheme] = useChoice('theme', THEMES);
  const [session, chooseSession] = useChoice('session', SESSIONS);

  const stories = STORIES.filter((story) => story.path === path);
  const story = stories.find(({ title }) => title === wanted) ?? stories[0]!;
  const locale = localeOf(language, direction === 'rtl');
  const dir = direction === 'byLanguage' ? localeInfo(locale).dir : direction;
  const labelOf = (name: string) => formatMessage(LABELS[name]!);

  return (
    <>
      <PageHeader
        title={formatMessage(titleMessages.workbench)}
        intro={<FormattedMessage {...workbenchMessages.intro} />}
      />
      <fieldset className={styles['choices']} aria-label={formatMessage(workbenchMessages.screens)}>
        <Choice label="screen" value={path} options={PATHS} nameOf={String} onChange={choosePath} />
        <Choice
          label="state"
          value={story.title}
          options={stories.map(({ title }) => title)}
          nameOf={(state) => formatMessage(stateMessages[state])}
          onChange={chooseState}
        />
        <Choice
          label="language"
          value={language}
          options={LANGUAGES}
          nameOf={labelOf}
          onChange={chooseLanguage}
        />
        <Choice
          label="direction"
          value={direction}
          options={DIRECTIONS}
          nameOf={labelOf}
          onChange={chooseDirection}
        />
        <Choice
          label="theme"
          value={theme}
          options={THEMES}
          nameOf={labelOf}
          onChange={chooseTheme}
        />
        <Choice
          label="session"
          value={session}
          options={SESSIONS}
          nameOf={labelOf}
          onChange={chooseSession}
        />
      </fieldset>
      <StoryView
        story={story}
        language={language}
        locale={locale}
        dir={dir}
        theme={theme}
        isSignedIn={session === 'signedIn'}
      />
    </>
  );
}

/** A choice that begins with what the address says. */
function useChoice<C extends string>(name: string, options: readonly C[]) {
  const [search] = useSearchParams();
  const given = search.get(name);
  return useState<C>(() => options.find((option) => option === given) ?? options[0]!);
}
