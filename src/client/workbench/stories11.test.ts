import { testStories } from './testStories';

testStories(11);
