import { pino } from 'pino'
import { inject } from 'vitest'
import { readConfig } from '../../../src/config.ts'
import { startGateway } from '../../../src/gateway.ts'
import { developmentIssuer } from '../../../src/identity/development.ts'
import { createDatabase } from '../database.ts'
import { isFleet, settingsOn, spokenTo, startWorld, type World } from '../world.ts'
import { startFront } from './fleet/front.ts'
import { startPrograms } from './fleet/pair.ts'

/** A world that is spoken to, but not looked into: with `THROUGH=fleet` its gateways are other processes. */
export type ServedWorld = Omit<World, 'gateway'>

/** The role of operators in the database of a URL. */
export function withOperators(url: string): Readonly<Record<string, string>> {
  const { pathname } = new URL(url)
  const operatorUrl = Object.assign(new URL(inject('operatorUrl')), { pathname })
  return { DATABASE_OPERATOR_URL: operatorUrl.href }
}

/** Starts the program with the given settings; with `THROUGH=fleet` two gateways of two workers each. */
export async function startServedWorld(
  more: Readonly<Record<string, string>> = {},
  /** Whether what operators do has a role of its own, as in production. */
  operatorsApart = false,
): Promise<ServedWorld> {
  if (!isFleet()) return startWorld(more, undefined, operatorsApart ? withOperators : undefined)
  const database = await createDatabase()
  const settings = { ...settingsOn(database), ...more }
  const { urls, stop } = await startPrograms(settings)
  const front = await startFront(urls)
  const issuer = await developmentIssuer(inject('dataDir'))
  return {
    ...spokenTo(front.url, database),
    token: (subject, options) => issuer.issue({ subject, lifetimeSeconds: 3_600, ...options }),
    beside: () => startGateway(readConfig(settings), pino({ level: 'silent' })),
    close: async () => {
      front.close()
      await stop()
      await database.drop()
    },
  }
}
