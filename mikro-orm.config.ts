import { defineConfig } from '@mikro-orm/postgresql'
import { readEnvironment } from './src/commands/environment.ts'
import { readConfig } from './src/config.ts'
import { comparison, safeCommands } from './src/database/command-line.ts'
import { model } from './src/database/model.ts'
import { findDatabase } from './src/database/open.ts'
import { placeOf } from './src/database/place.ts'

/** For MikroORM's command line, on the database of the gateway's settings; the gateway itself does not read it. */
export default async function config() {
  const settings = readConfig(readEnvironment())
  const address = await findDatabase(settings)
  if (address === undefined)
    throw new Error(
      'the embedded database is not running; start it with `npm start`, or set DATABASE_URL',
    )
  return defineConfig({
    ...model,
    clientUrl: address.ownerUrl,
    ...(settings.DATABASE_SCHEMA && { schema: settings.DATABASE_SCHEMA }),
    extensions: safeCommands(address, settings.CURRENCY, placeOf(settings)),
    schemaGenerator: comparison,
  })
}
