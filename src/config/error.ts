/** Reports missing or invalid settings or arguments, one per line; the program then exits with 2. */
export class ConfigError extends Error {}
