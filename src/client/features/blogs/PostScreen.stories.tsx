import { detailStories, listStories } from '../../workbench/makeStories';

export const POST_STORIES = [...listStories('blogs'), ...detailStories('blogs')];
