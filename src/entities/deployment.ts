import { defineEntity, p } from '@mikro-orm/core'
import { checks } from './checks.ts'

const DeploymentSchema = defineEntity({
  name: 'Deployment',
  properties: {
    id: p.smallint().primary().autoincrement(false),
    currency: p.text(),
    /** The key by which public points are displaced; with it, exact locations could be computed from them. */
    pointKey: p.blob(),
  },
  checks: checks({
    deployment_single: 'id = 1',
    deployment_currency_code: "currency ~ '^[A-Z]{3}$'",
  }),
})

/** The choices that were made once for this database, such as its currency; the table has one row. */
export class Deployment extends DeploymentSchema.class {}
DeploymentSchema.setClass(Deployment)
