import { p } from '@mikro-orm/core'
import { entity } from '../entity.ts'
import { Profile } from '../member/profile.ts'
import { partOf, reference } from '../reference.ts'

const statuses = ['pending', 'ready', 'fetched', 'expired', 'failed'] as const

export type DataExportStatus = (typeof statuses)[number]

/** All that is kept of a member, which the member has asked for as a file. */
export class DataExport extends entity({
  name: 'DataExport',
  properties: {
    id: p.uuid().primary(),
    userId: () => reference(Profile, 'user_id'),
    status: p.enum(statuses).default('pending'),
    /** How often it was begun; only the pieces of the last attempt count. */
    attempts: p.integer().default(0),
    /** Until when, by the machine's clock, a gateway makes it. */
    heldUntil: p.datetime(3).strictNullable(),
    bytes: p.bigint().strictNullable(),
    requestedAt: p.datetime(3).defaultRaw('gateway_now()'),
    readyAt: p.datetime(3).strictNullable(),
    expiresAt: p.datetime(3).strictNullable(),
    /** When its member began to fetch it. */
    fetchedAt: p.datetime(3).strictNullable(),
  },
  indexes: {
    data_export_user_index: ['userId', 'requestedAt'],
    data_export_waiting_index: "(requested_at) where status = 'pending'",
  },
  uniques: { data_export_present: "(user_id) where status in ('pending', 'ready')" },
  checks: {
    data_export_ready_whole: "status <> 'ready' or num_nulls(bytes, ready_at, expires_at) = 0",
  },
}) {}

/** A piece of the file of an export, deleted once it is fetched or expires. */
export class DataExportPiece extends entity({
  name: 'DataExportPiece',
  properties: {
    exportId: () => partOf(DataExport, 'export_id'),
    attempt: p.integer().primary(),
    number: p.integer().primary(),
    content: p.blob(),
  },
}) {}
