import { useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { useIntl } from 'react-intl';
import type { Locale } from '../../shared/locales';
import { joinClasses } from '../ui/joinClasses';
import { loadLanguageMessages, type Language } from './languages';
import type { ComponentStory } from './componentStory';
import { workbenchMessages } from './messages';
import { prepareComponentStage, prepareStage, type StageSettings } from './stage';
import type { Story } from './story';
import styles from './WorkbenchScreen.module.css';

interface Props {
  readonly story: Story | ComponentStory;
  readonly language: Language;
  readonly locale: Locale;
  readonly dir: 'ltr' | 'rtl';
  readonly theme: 'light' | 'dark';
  readonly isSignedIn: boolean;
}

/**
 * The story in a React root of its own: its router, its store and its language know nothing of the
 * page around it.
 */
export function StoryView({ story, language, locale, dir, theme, isSignedIn }: Props) {
  const { formatMessage } = useIntl();
  const stage = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const place = stage.current!;
    const root = createRoot(place);
    let isGone = false;
    void loadLanguageMessages(language)
      .then((messages) => prepare(story, { locale, messages, isSignedIn }))
      .then(({ element }) => isGone || root.render(element));
    place.addEventListener('click', stayHere, true);
    return () => {
      isGone = true;
      place.removeEventListener('click', stayHere, true);
      // React may be in the middle of showing the next story.
      queueMicrotask(() => root.unmount());
    };
  }, [story, language, locale, isSignedIn]);

  return (
    <section aria-label={formatMessage(workbenchMessages.story)}>
      <div
        key={`${nameOf(story)} ${language} ${locale} ${isSignedIn}`}
        ref={stage}
        lang={locale}
        dir={dir}
        className={joinClasses(styles['stage'], styles[theme])}
      />
    </section>
  );
}

const nameOf = (story: Story | ComponentStory) =>
  'path' in story ? `${story.path} ${story.title}` : `${story.component} ${story.state}`;

const prepare = (story: Story | ComponentStory, settings: StageSettings) =>
  'path' in story ? prepareStage(story, settings) : prepareComponentStage(story, settings);

/** Links of a story lead nowhere, except within its own page. */
function stayHere(event: Event): void {
  const link = (event.target as Element).closest('a');
  const isWithin = link?.getAttribute('href')?.startsWith('#');
  if (link && !isWithin) event.preventDefault();
}
