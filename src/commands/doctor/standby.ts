import { ConfigError } from '../../config/error.ts'
import type { Config } from '../../config.ts'
import { connectTo } from '../../database/connections/plain-connection.ts'
import type { DatabaseAddress } from '../../database/open.ts'
import { checkStandby, originalOf } from '../../database/standby/check.ts'
import { askingPrimary } from '../../database/standby/position.ts'
import { type Finding, fail, ok, warn } from './finding.ts'

/** Checks that the standby, if the settings name one, follows the primary. */
export async function examineStandby(
  { DATABASE_REPLICA_URL: standby }: Config,
  address: DatabaseAddress | undefined,
): Promise<Finding[]> {
  if (standby === undefined || address === undefined) return []
  try {
    const reason = await compare(address, standby)
    if (reason === undefined) return [ok('the standby of DATABASE_REPLICA_URL follows the primary')]
    return [
      warn(`the standby of DATABASE_REPLICA_URL is not used, so the primary answers: ${reason}`),
    ]
  } catch (error) {
    // Another check reports what is wrong with the primary itself.
    return error instanceof ConfigError ? [fail(error.message)] : []
  }
}

async function compare(
  { directUrl, schema: wanted }: DatabaseAddress,
  standby: string,
): Promise<string | undefined> {
  const client = await connectTo(directUrl, wanted)
  try {
    const query = async <Row>(text: string) => (await client.query(text)).rows as Row[]
    const { position } = await (await askingPrimary({ query }))()
    return await checkStandby(standby, await originalOf(query, wanted, position))
  } finally {
    await client.end()
  }
}
