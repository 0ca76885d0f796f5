import { prepareSeeded } from './seededFolder';

await prepareSeeded();
