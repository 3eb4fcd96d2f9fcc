import type { Config } from '../../config.ts'
import { type DatabaseAddress, findDatabase } from '../../database/open.ts'
import { auditLedger, compareTrail } from '../../lending/ledger/audit.ts'
import type { Given } from '../options.ts'
import { examineBus } from './bus.ts'
import { examineData, prune } from './data.ts'
import { examineDatabase } from './database.ts'
import { type Finding, fail, ok } from './finding.ts'
import { examineIssuer } from './issuer.ts'
import { examineNames } from './names.ts'
import { examinePooler } from './pooler.ts'
import { examineStandby } from './standby.ts'

/** The major version of the Node that npm installs. */
export const NODE_MAJOR = 26

/** Checks the installation; exits with 1 if something is broken. */
export async function doctor(
  config: Config,
  flags: Given<never, 'database-url' | 'ledger' | 'prune'>,
): Promise<void> {
  if (flags.prune) return prune((line) => say([line]))
  const address = await findDatabase(config)
  if (flags['database-url']) return say([requireRunning(address).url])
  if (flags.ledger) return examineLedger(requireRunning(address))
  const findings = [
    examineNode(),
    ...(await examineData(config)),
    ...(await examineDatabase(config, address)),
    ...(await examinePooler(address)),
    ...(await examineStandby(config, address)),
    ...(await examineBus(config)),
    ...(await examineIssuer(config)),
    ...examineNames(process.env),
  ]
  const marks = { ok: '✓', warn: '!', fail: '✗' }
  say(findings.map(({ verdict, text }) => `${marks[verdict]} ${text}`))
  if (findings.some(({ verdict }) => verdict === 'fail')) process.exitCode = 1
}

function say(lines: readonly string[]): void {
  process.stdout.write(lines.map((line) => `${line}\n`).join(''))
}

function requireRunning(address: DatabaseAddress | undefined): DatabaseAddress {
  if (address !== undefined) return address
  throw new Error('the embedded database is not running; start it with `npm start`')
}

async function examineLedger({ directUrl, schema }: DatabaseAddress): Promise<void> {
  const differences = [
    ...(await auditLedger(directUrl, schema)),
    ...(await compareTrail(directUrl, schema)),
  ]
  if (differences.length > 0) process.exitCode = 1
  say(
    differences.length === 0
      ? [
          '✓ every balance is the sum of its entries, and all sum to zero',
          '✓ what operators have done and the audit trail agree',
        ]
      : differences.map(
          ({ what, id, expected, found }) =>
            `✗ ${what} ${id}: expected ${expected}, found ${found}`,
        ),
  )
}

function examineNode(): Finding {
  const { node } = process.versions
  return Number.parseInt(node, 10) >= NODE_MAJOR
    ? ok(`Node ${node}`)
    : fail(`Node ${node} is too old; start with npm or bin/node, which use Node ${NODE_MAJOR}`)
}
