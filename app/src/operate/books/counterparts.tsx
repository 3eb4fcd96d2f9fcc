import { BASE } from '../../shell/router.ts'
import { RecordLink } from '../record-link.tsx'
import { memberNamed } from '../who.ts'
import { accountName } from './account-name.ts'
import { accountPath } from './days.ts'
import { t } from './messages/index.ts'
import type { AccountLine, Counterpart } from './operations.ts'

/** The accounts on the other side of a line, each with whose it is; of many, those with the largest amounts. */
export function Counterparts({ line }: { readonly line: AccountLine }) {
  const { counterparts, counterpartsNumber, day } = line
  const more = counterpartsNumber - counterparts.length
  const accounts = Map.groupBy(counterparts, ({ account }) => account)
  return (
    <>
      {[...accounts].map(([account, [first, ...others]]) => (
        <div key={account}>
          <a class="figures" href={BASE + accountPath(account, day)}>
            {account}
          </a>{' '}
          {first && accountName({ account, name: first.accountName })}
          {first && <Whose of={[first, ...others]} />}
        </div>
      ))}
      {more > 0 && <span class="soft small">{t('counterAccount.more', { count: more })}</span>}
    </>
  )
}

/** The members whose they are, each once; nothing if they are the platform's own. */
function Whose({ of }: { readonly of: readonly Counterpart[] }) {
  const members = new Map(of.flatMap(({ member }) => (member ? [[member.id, member]] : [])))
  if (members.size === 0) return null
  const links = [...members.values()].map((one) => (
    <RecordLink key={one.id} id={one.id}>
      {memberNamed(one, t('aMember'))}
    </RecordLink>
  ))
  return <span class="soft small about">{links.map((link, at) => [at > 0 && ' · ', link])}</span>
}
