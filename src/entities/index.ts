import { Deployment } from './deployment.ts'
import { Finances } from './finances.ts'
import { Identity } from './identity.ts'
import { Inbox } from './inbox.ts'
import { Loan } from './loan.ts'
import { Preferences } from './preferences.ts'
import { Profile } from './profile.ts'
import { Wallet } from './wallet.ts'

/** Every entity of the model, listed, so that nothing is found by scanning folders. */
export const entities = [
  Deployment,
  Profile,
  Identity,
  Finances,
  Wallet,
  Preferences,
  Inbox,
  Loan,
] as const
