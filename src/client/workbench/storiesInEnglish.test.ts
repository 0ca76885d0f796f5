import { testStories } from './testStories';

testStories('en');
