import { defineEntity, p } from '@mikro-orm/core'
import { Profile } from './profile.ts'

const PreferencesSchema = defineEntity({
  name: 'Preferences',
  properties: {
    userId: () =>
      p
        .oneToOne(Profile)
        .mapToPk()
        .updateRule('no action')
        .deleteRule('no action')
        .primary()
        .fieldName('user_id'),
    updatedAt: p.datetime(3).defaultRaw('gateway_now()'),
  },
})

/** How a user wants the platform to behave; what was never set has a default. */
export class Preferences extends PreferencesSchema.class {}
PreferencesSchema.setClass(Preferences)
