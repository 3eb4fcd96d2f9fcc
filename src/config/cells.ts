import { z } from 'zod'

const SCHEMA = /^[a-z_][a-z\d_]{0,39}$/
/** PostgreSQL's own schemas, and those of the job library. */
const TAKEN = /^pg_|^information_schema$|^pgboss$|_jobs$/
const CELL = /^[a-z\d]([a-z\d-]{0,38}[a-z\d])?$/

/** The name of a schema in the database. */
export const schemaName = z
  .string()
  .refine(
    (name) => SCHEMA.test(name) && !TAKEN.test(name),
    'must be the name of a schema, such as cell_a: 1 to 40 of a-z, 0-9 and _, not beginning with a digit or pg_, not ending in _jobs, and neither pgboss nor information_schema',
  )

/** The name of a cell, which can be part of a host name. */
export const cellName = z
  .string()
  .regex(
    CELL,
    'must be the name of a cell, such as north: 1 to 40 of a-z, 0-9 and -, with no - at either end',
  )
