import { defineEntity, p } from '@mikro-orm/core'
import { checks } from './checks.ts'

const DeploymentSchema = defineEntity({
  name: 'Deployment',
  properties: {
    id: p.smallint().primary().autoincrement(false),
    currency: p.text(),
    /** The key that displaces public points: with it, exact locations could be computed. */
    pointKey: p.blob(),
  },
  checks: checks({
    deployment_single: 'id = 1',
    deployment_currency_code: "currency ~ '^[A-Z]{3}$'",
  }),
})

/** What was decided once for this database; the table has one row. */
export class Deployment extends DeploymentSchema.class {}
DeploymentSchema.setClass(Deployment)
