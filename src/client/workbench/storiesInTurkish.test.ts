import { testStories } from './testStories';

testStories('tr');
