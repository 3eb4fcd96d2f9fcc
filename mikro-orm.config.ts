import { defineConfig } from '@mikro-orm/postgresql'
import { readEnvironment } from './src/commands/run.ts'
import { readConfig } from './src/config.ts'
import { reach } from './src/database/connections/hosts.ts'
import { withSettings } from './src/database/connections/pooling.ts'
import { pathTo } from './src/database/listen-notify.ts'
import { comparisonIn, safeCommands } from './src/database/migrating/command-line.ts'
import { migrating } from './src/database/migrating/deployment-key.ts'
import { model } from './src/database/migrating/migrate.ts'
import { findDatabase } from './src/database/open.ts'

/** For MikroORM's command line, on the database of the gateway's settings; the gateway itself does not read it. */
export default async function config() {
  const settings = readConfig(readEnvironment())
  const address = await findDatabase(settings)
  if (address === undefined)
    throw new Error(
      'the embedded database is not running; start it with `npm start`, or set DATABASE_URL',
    )
  const { schema } = address
  const connection = withSettings(reach(address.ownerUrl), 'none', pathTo(schema))
  return defineConfig({
    ...model,
    dbName: connection.database,
    driverOptions: connection,
    ...(schema && { schema }),
    extensions: safeCommands(address, settings.CURRENCY, migrating(settings, address)),
    schemaGenerator: comparisonIn(schema),
  })
}
