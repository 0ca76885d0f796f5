import { useIntl } from 'react-intl';
import { ALL_COMPONENT_STORIES } from './allComponentStories';
import { STORIES } from './allStories';
import { Choice } from './Choice';
import type { ComponentStory } from './componentStory';
import { stateMessages } from './messages';
import type { Story, StoryState } from './story';
import { useChoice } from './useChoice';

interface Kind<S> {
  /** Name of the first choice; also its name in the address. */
  readonly label: 'screen' | 'component';
  readonly stories: readonly S[];
  readonly subjectOf: (story: S) => string;
  /** All states there are; the first one is shown where it exists and none is asked for. */
  readonly states: readonly string[];
  readonly stateOf: (story: S) => string;
}

const SCREENS: Kind<Story> = {
  label: 'screen',
  stories: STORIES,
  subjectOf: ({ path }) => path,
  states: Object.keys(stateMessages),
  stateOf: ({ title }) => title,
};
const COMPONENTS: Kind<ComponentStory> = {
  label: 'component',
  stories: ALL_COMPONENT_STORIES,
  subjectOf: ({ component }) => component,
  states: [...new Set(ALL_COMPONENT_STORIES.map(({ state }) => state))],
  stateOf: ({ state }) => state,
};

function useChosen<S>(kind: Kind<S>, nameOf: (state: string) => string) {
  const { label, subjectOf, states, stateOf } = kind;
  const subject = useChoice(label, [...new Set(kind.stories.map(subjectOf))]);
  const wanted = useChoice('state', states);
  const stories = kind.stories.filter((story) => subjectOf(story) === subject.value);
  const story = stories.find((one) => stateOf(one) === wanted.value) ?? stories[0]!;
  const choices = (
    <>
      <Choice label={label} {...subject} nameOf={String} />
      <Choice
        label="state"
        value={stateOf(story)}
        options={stories.map(stateOf)}
        nameOf={nameOf}
        onChange={wanted.onChange}
      />
    </>
  );
  return { story, choices };
}

/** Keeps the choice of a screen and its state. */
export function useScreenStory() {
  const { formatMessage } = useIntl();
  return useChosen(SCREENS, (state) => formatMessage(stateMessages[state as StoryState]));
}

/** Keeps the choice of a component and its state, by the names that developers use. */
export const useComponentStory = () => useChosen(COMPONENTS, String);
