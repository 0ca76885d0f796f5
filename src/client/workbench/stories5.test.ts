import { testStories } from './testStories';

testStories(5);
