import { p } from '@mikro-orm/core'
import { entity } from '../entity.ts'
import { Profile } from '../member/profile.ts'
import { extensionOf } from '../reference.ts'

/** What a member writes on a bank transfer, so that the money is known to be theirs. */
export class DepositReference extends entity({
  name: 'DepositReference',
  properties: {
    userId: () => extensionOf(Profile, 'user_id'),
    /** A creditor reference (ISO 11649), which begins with RF. */
    reference: p.text().unique('deposit_reference_known'),
  },
}) {}
