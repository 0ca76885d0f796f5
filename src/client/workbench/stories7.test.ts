import { testStories } from './testStories';

testStories(7);
