import { detailStories, listStories } from '../../workbench/makeStories';

export const QUIZ_STORIES = [...listStories('quizzes'), ...detailStories('quizzes')];
