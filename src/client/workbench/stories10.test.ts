import { testStories } from './testStories';

testStories(10);
