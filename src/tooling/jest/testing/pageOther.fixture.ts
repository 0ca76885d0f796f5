import { testPageIsolation } from './pageIsolation';

testPageIsolation('pageOther');
