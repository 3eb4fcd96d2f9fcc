import { Migrator } from '@mikro-orm/migrations'
import { entities } from '../../entities/index.ts'
import { migrations } from '../../migrations/index.ts'

/** Entities and migrations, for the gateway and MikroORM's command line alike. */
export const model = {
  entities: [...entities],
  extensions: [Migrator],
  migrations: { migrationsList: migrations, snapshot: false },
}
