// Builds the parts of the product that are named, `portal` or `host`, where they are out of date.
import { build } from './prepare.mjs';

process.argv.slice(2).forEach(build);
