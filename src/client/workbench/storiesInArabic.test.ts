import { testStories } from './testStories';

testStories('ar');
