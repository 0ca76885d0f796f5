import { testStories } from './testStories';

testStories(9);
