import { testIsolation } from './testIsolation';

testIsolation('other');
