import { testStories } from './testStories';

testStories(4);
