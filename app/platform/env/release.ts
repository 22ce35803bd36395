import packageJson from '../../../package.json' with { type: 'json' };

/** The version of this Byline. */
export const release: string = packageJson.version;
