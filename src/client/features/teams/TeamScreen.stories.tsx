import { detailStories, listStories } from '../../workbench/makeStories';

export const TEAM_STORIES = [...listStories('teams'), ...detailStories('teams')];
