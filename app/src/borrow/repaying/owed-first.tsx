import { useQuery } from '@urql/preact'
import { Notice } from '../../parts/blocks.tsx'
import { fixedUnits, money } from '../../parts/money.ts'
import { BASE } from '../../shell/router.ts'
import { rich, t } from '../messages/index.ts'
import { owedFirstQuery } from '../operations.ts'
import { isInTrouble } from './due-this-month.ts'

/** A sum that has to be paid before its debtor can borrow, and the page where it is paid. */
interface Debt {
  readonly name: string
  readonly path: string
}

/** What the reader has to pay before they can borrow; undefined until it is known. */
export function useDebts(): readonly Debt[] | undefined {
  // What was paid meanwhile is not shown as owed.
  const [{ data }] = useQuery({ query: owedFirstQuery, requestPolicy: 'cache-and-network' })
  if (!data) return undefined
  const { wallet, loans } = data.me
  const late = data.platform.borrowWhileLate ? [] : loans.nodes.filter(isInTrouble)
  return [
    ...(fixedUnits(wallet.owed) > 0n
      ? [
          {
            name: t('owedFirst.platform', { amount: money(wallet.owed, wallet.currency) }),
            path: '/wallet',
          },
        ]
      : []),
    ...late.map(({ id, title, status, currency, amountDue, payoffAmount }) => {
      const owed = (status === 'ACTIVE' ? amountDue : payoffAmount) ?? '0'
      const name = t('owedFirst.loan', { amount: money(owed, currency), title })
      return { name, path: `/borrow/${id}` }
    }),
  ]
}

/** Says in a draft what has to be paid before it can be published; nothing if nothing has. */
export function OwedFirst() {
  const debts = useDebts() ?? []
  return (
    <Notice refused>{debts.length > 0 && <Debts of={debts} first={t('owedFirst.draft')} />}</Notice>
  )
}

/** Says of an open loan that it takes no investments, and what has to be paid so that it does again. */
export function Paused() {
  const debts = useDebts()
  return (
    <Notice refused>
      {debts &&
        (debts.length > 0 ? (
          <Debts of={debts} first={t('owedFirst.paused')} />
        ) : (
          rich('paused.why', { link: (part) => <a href={`${BASE}/inbox`}>{part}</a> })
        ))}
    </Notice>
  )
}

function Debts({ of, first }: { readonly of: readonly Debt[]; readonly first: string }) {
  return (
    <>
      <span class="reason-line">{first}</span>
      {of.map(({ name, path }) => (
        <span key={path} class="reason-line">
          <a href={`${BASE}${path}`}>{name}</a>
        </span>
      ))}
    </>
  )
}
