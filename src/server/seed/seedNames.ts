export { isSeed, listSeeds, type SeedName } from '../../demo/demonstrations';
