import { testIsolation } from './sharedThings';

testIsolation('one');
