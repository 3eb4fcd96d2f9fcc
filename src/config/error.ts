/** Missing or invalid settings or arguments, one per line; the program exits with 2. */
export class ConfigError extends Error {}
