import { p } from '@mikro-orm/core'
import { entity } from './entity.ts'

/** What was chosen once for this database, such as its currency, and the day that its work has come to; the table has one row. */
export class Deployment extends entity({
  name: 'Deployment',
  properties: {
    id: p.smallint().primary().autoincrement(false),
    currency: p.text(),
    /** The key by which public points are displaced; with it, exact locations could be computed from them. */
    pointKey: p.blob(),
    /** Whose midnight begins a day, as an IANA name; fixed once there are loans. */
    timezone: p.text().default('UTC'),
    /** Whether clients can move the clock. */
    sandbox: p.boolean().default(false),
    /** Whether a payment that is due on a weekend or holiday is payable until the next business day (following). */
    businessDays: p.text().default('none'),
    /** Whether events are logged. */
    eventLog: p.boolean().default(true),
    /** Whether letters are sent; a sandbox keeps them in any case. */
    mail: p.boolean().default(false),
    /** The last day whose work is done: reminders and defaults. */
    dayDone: p.date().nullable(),
  },
  checks: {
    deployment_single: 'id = 1',
    deployment_business_days: "business_days in ('none', 'following')",
    deployment_currency_code: "currency ~ '^[A-Z]{3}$'",
  },
}) {}

/** A day that is no business day, though it is none of a weekend. */
export class Holiday extends entity({
  name: 'Holiday',
  properties: { day: p.date().primary() },
}) {}
