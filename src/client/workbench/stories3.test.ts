import { testStories } from './testStories';

testStories(3);
