import packageFile from '../../package.json';

/** Version of this release, the only one there is: whatever tells a version tells this one. */
export const APP_VERSION: string = packageFile.version;
