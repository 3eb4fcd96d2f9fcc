import { buildApp } from '../../app/build.ts'

/** Builds the app once for the whole run. */
export const setup = buildApp
