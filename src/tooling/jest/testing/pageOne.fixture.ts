import { testPageIsolation } from './pageIsolation';

testPageIsolation('pageOne');
