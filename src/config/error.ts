/** Settings or arguments that are missing or wrong, a line for each; the program exits with 2. */
export class ConfigError extends Error {}
