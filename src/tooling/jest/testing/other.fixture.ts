import { testIsolation } from './sharedThings';

testIsolation('other');
