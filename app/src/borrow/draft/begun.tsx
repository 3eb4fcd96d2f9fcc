import { useMarket } from '../../api/market.tsx'
import { Confirm } from '../../parts/dialogs/confirm.tsx'
import { keepTyped, keptTyped } from '../../parts/forms/typed.ts'
import { BASE, useRouter } from '../../shell/router.ts'
import { t } from '../messages/index.ts'
import type { Changes } from './draft-changes.ts'
import { draftName } from './use-draft.ts'

/** What was typed of a new request and can't be saved yet; undefined if nothing was. */
export function useBegun(): Changes | undefined {
  const { session } = useMarket()
  const name = draftName(session.person.get()?.subject)
  const changes = keptTyped<{ readonly changes: Changes }>(name)?.changes
  return Object.values(changes ?? {}).some(Boolean) ? changes : undefined
}

/** Forgets a new request that only this browser has. */
export function Discard() {
  const { session } = useMarket()
  const { go } = useRouter()
  const name = draftName(session.person.get()?.subject)
  return (
    <Confirm
      name={t('discardTheRequest')}
      look="plain"
      yes={t('yesDiscardIt')}
      no={t('keepIt')}
      busy={false}
      input={{ name }}
      send={async () => {
        keepTyped(name, undefined)
        go('/borrow', { replace: true })
        return []
      }}
    />
  )
}

/** A new request that only this browser has, in the list of loans. */
export function BegunRow({ begun: { title, amountRequested } }: { readonly begun: Changes }) {
  const lacks = title ? 'amount' : amountRequested ? 'title' : 'both'
  return (
    <li>
      <a class="card loan-row" href={`${BASE}/borrow/new`}>
        <b>{title || t('begun.untitled')}</b>
        <span class="small">{t('begun.lacks', { lacks })}</span>
      </a>
    </li>
  )
}
