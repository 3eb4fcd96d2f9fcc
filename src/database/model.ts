import { Migrator } from '@mikro-orm/migrations'
import { entities } from '../entities/index.ts'
import { migrations } from '../migrations/index.ts'

/** What MikroORM is told of the tables and their migrations, by the gateway and by MikroORM's own command line alike. */
export const model = {
  entities: [...entities],
  extensions: [Migrator],
  migrations: { migrationsList: migrations, snapshot: false },
}
