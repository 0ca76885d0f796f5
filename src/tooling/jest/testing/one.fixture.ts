import { testIsolation } from './testIsolation';

testIsolation('one');
