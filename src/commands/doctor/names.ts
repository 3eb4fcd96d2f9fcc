import type { Environment } from '../../config.ts'
import { misspelled } from '../misspelled.ts'
import { type Finding, warn } from './finding.ts'

/** Finds variables that were probably meant as settings, and so have no effect. */
export function examineNames(environment: Environment): Finding[] {
  return misspelled(environment).map(warn)
}
