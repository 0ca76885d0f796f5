import { testStories } from './testStories';

testStories(1);
