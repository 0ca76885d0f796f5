import type { ReactNode } from 'react';

/** A building block of the look in one of its states. */
export interface ComponentStory {
  /** The component's name, as it is imported. */
  readonly component: string;
  /** `usual`, `empty`, `longTexts`… Unique within the component. */
  readonly state: string;
  readonly render: () => ReactNode;
}
