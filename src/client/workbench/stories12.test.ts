import { testStories } from './testStories';

testStories(12);
