import { lazy, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { getLocaleInfo } from '../../shared/locales';
import { languageMessages } from '../intl/contents/messages';
import { titleMessages } from '../intl/sharedMessages';
import { LazyBoundary } from '../ui/LazyBoundary';
import { PageHeader } from '../ui/PageHeader';
import { Choice } from './Choice';
import { LANGUAGES, toLocale } from './languages';
import { workbenchMessages } from './messages';
import { StoryView } from './StoryView';
import { useChoice } from './useChoice';
import { useComponentStory, useScreenStory } from './useChosenStory';
import styles from './WorkbenchScreen.module.css';

const PARTS = ['screens', 'components', 'tapes'] as const;
type Part = (typeof PARTS)[number];

/** Comes with nothing else: few of those who look at screens play tapes. */
const TapePlayer = lazy(() =>
  import(/* webpackChunkName: "tape-player" */ './tapes/TapePlayer').then((player) => ({
    default: player.TapePlayer,
  })),
);

const DIRECTIONS = ['byLanguage', 'ltr', 'rtl'] as const;
const THEMES = ['light', 'dark'] as const;
const SESSIONS = ['signedIn', 'signedOut'] as const;
const LABELS: Readonly<Record<string, MessageDescriptor>> = {
  ...languageMessages,
  ...workbenchMessages,
};

/**
 * Every screen and every component in every state, and the player of session tapes. The address can
 * name all choices: `?screen=/faqs&state=empty&language=ar&theme=dark`,
 * `?component=Dialog&state=longTexts` or `?tape=refresh`.
 */
export function WorkbenchScreen() {
  const { formatMessage } = useIntl();
  const [part, choosePart] = usePart();
  const nameOf = (name: string) => formatMessage(LABELS[name]!);
  const choice = (
    <Choice label="part" value={part} options={PARTS} nameOf={nameOf} onChange={choosePart} />
  );
  return (
    <>
      <PageHeader
        title={formatMessage(titleMessages.workbench)}
        intro={<FormattedMessage {...workbenchMessages.intro} />}
      />
      {part === 'tapes' ? (
        <>
          <div className={styles['choices']}>{choice}</div>
          <LazyBoundary>
            <TapePlayer />
          </LazyBoundary>
        </>
      ) : (
        <Stories part={part} nameOf={nameOf}>
          {choice}
        </Stories>
      )}
    </>
  );
}

interface StoriesProps {
  readonly part: Exclude<Part, 'tapes'>;
  readonly nameOf: (name: string) => string;
  /** The choice of the part, before all others. */
  readonly children: ReactNode;
}

function Stories({ part, nameOf, children }: StoriesProps) {
  const { formatMessage } = useIntl();
  const language = useChoice('language', LANGUAGES);
  const direction = useChoice('direction', DIRECTIONS);
  const theme = useChoice('theme', THEMES);
  const session = useChoice('session', SESSIONS);

  const stories = { screens: useScreenStory(), components: useComponentStory() };
  const { story, choices } = stories[part];
  const locale = toLocale(language.value, direction.value === 'rtl');
  const dir = direction.value === 'byLanguage' ? getLocaleInfo(locale).dir : direction.value;

  return (
    <>
      <fieldset className={styles['choices']} aria-label={formatMessage(workbenchMessages.shown)}>
        {children}
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

/** Keeps the shown part: an address that names a component or a tape shows it. */
function usePart() {
  const [search] = useSearchParams();
  const named = search.has('component') ? 'components' : 'screens';
  return useState<Part>(search.has('tape') ? 'tapes' : named);
}
