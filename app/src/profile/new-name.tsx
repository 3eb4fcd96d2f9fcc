import { useQuery } from '@urql/preact'
import { Question } from '../parts/dialogs/confirm.tsx'
import { t } from './messages/index.ts'
import { identityQuery } from './operations.ts'

/** What a new name ends. */
interface Ends {
  /** That the reader’s identity is verified, or that it is being checked. */
  readonly ends: 'level' | 'check' | 'none'
  /** That their bank accounts can be used, of which the platform can debit some. */
  readonly accounts: 'some' | 'debited' | 'none'
}

/** What a new name ends; undefined if nothing. */
export function useNameEnds(): Ends | undefined {
  const [{ data }] = useQuery({ query: identityQuery })
  if (!data) return undefined
  const { verification, me, bankAccounts } = data
  const state = verification.check?.state
  const isChecked =
    state === 'PENDING' || state === 'MORE_NEEDED' || me.verificationStatus === 'PENDING'
  const ends = verification.level !== 'NONE' ? 'level' : isChecked ? 'check' : 'none'
  const isDebited = bankAccounts.some(({ mandate }) => mandate !== null)
  const accounts = isDebited ? 'debited' : bankAccounts.length > 0 ? 'some' : 'none'
  return ends === 'none' && accounts === 'none' ? undefined : { ends, accounts }
}

interface Props {
  readonly ends: Ends
  readonly busy: boolean
  readonly agree: () => void
  readonly decline: () => void
}

/** Asks whether to save a name that ends something. */
export function NewName({ ends, ...answers }: Props) {
  return (
    <Question yes={t('newName.yes')} no={t('newName.no')} {...answers}>
      {t('newName', { ...ends })}
    </Question>
  )
}
