import { testStories } from './testStories';

testStories(6);
