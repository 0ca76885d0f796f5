import { testStories } from './testStories';

testStories(8);
