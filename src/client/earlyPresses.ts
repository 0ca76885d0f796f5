import { keepEarlyPresses } from './browser/earlyPresses';

keepEarlyPresses();
