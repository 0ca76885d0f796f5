import { testStories } from './testStories';

testStories(2);
