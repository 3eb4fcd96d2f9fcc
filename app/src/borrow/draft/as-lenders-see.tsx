import { useQuery } from '@urql/preact'
import type { ComponentChildren } from 'preact'
import { Notice } from '../../parts/blocks.tsx'
import { BASE } from '../../shell/router.ts'
import { AskedHelp } from '../asked-help.tsx'
import { rich } from '../messages/index.ts'
import { ownStandingQuery } from '../operations.ts'

/** What lenders of a draft will miss about the borrower, with links to where it can be said; nothing if there is nothing. */
export function AsLendersSee({ id }: { readonly id: string }) {
  const [{ data }] = useQuery({ query: ownStandingQuery, requestPolicy: 'cache-and-network' })
  const { monthlyIncome, creditScore, verificationStatus } = data?.me ?? {}
  const link = (part: ComponentChildren) => <a href={`${BASE}/profile?then=${id}`}>{part}</a>
  const income = (part: ComponentChildren) => (
    <a href={`${BASE}/profile?then=${id}&field=monthlyIncome`}>{part}</a>
  )
  return (
    <Notice>
      {monthlyIncome === null && (
        <span class="reason-line">{rich('lendersSee.notScored', { link: income })}</span>
      )}
      {creditScore === null && (
        <span class="reason-line">
          <AskedHelp loanId={id} inLine>
            {rich('lendersSee.noScore', {
              link: (part) => <a href={`${BASE}/help?about=loan-${id}&says=score`}>{part}</a>,
            })}
          </AskedHelp>
        </span>
      )}
      {data && verificationStatus !== 'VERIFIED' && (
        <span class="reason-line">{rich('lendersSee.notVerified', { link })}</span>
      )}
    </Notice>
  )
}
