import { useQuery } from '@urql/preact'
import { Card } from '../../parts/blocks.tsx'
import { type Charge, ChargeLines, chargeName } from '../../parts/loans/charge.tsx'
import { money } from '../../parts/money.ts'
import { BASE } from '../../shell/router.ts'
import { ActButton } from '../acting/act-button.tsx'
import { useMayAct } from '../scope.ts'
import { t } from './messages/index.ts'
import { type LoanFile, waiversAskedQuery } from './operations.ts'
import { waiver } from './waiver.ts'

interface Props {
  readonly loan: LoanFile
}

/** What a loan costs because it was paid late, where an operator can waive it; nothing if it was not. */
export function Charges(props: Props) {
  return props.loan.charges.totalCount > 0 ? <Waivable {...props} /> : null
}

function Waivable({ loan }: Props) {
  const mayAct = useMayAct()
  const { currency, borrower, charges } = loan
  const [{ data }] = useQuery({
    query: waiversAskedQuery,
    variables: { memberId: borrower.id },
  })
  const { nodes, totalCount } = charges
  const waiting = new Set(data?.approvalRequests.nodes.map(({ target }) => target))
  const act = (charge: Charge) => {
    if (waiting.has(charge.id))
      return (
        <a class="tag wait" href={`${BASE}/operate/requests?target=${charge.id}`}>
          {t('waitsForApproval')}
        </a>
      )
    if (!mayAct || Number(charge.outstanding) === 0) return null
    const name = chargeName(charge)
    const rest = money(charge.outstanding, currency)
    return (
      <div class="row">
        <ActButton
          act={waiver()}
          id={charge.id}
          subject={`${name}, ${rest}`}
          label={t('waiveLabel', { name, rest })}
        />
      </div>
    )
  }
  return (
    <Card title={t('charges')}>
      <ChargeLines charges={nodes} currency={currency} act={act} />
      {totalCount > nodes.length && (
        <p class="soft small">{t('firstShown', { count: nodes.length })}</p>
      )}
    </Card>
  )
}
