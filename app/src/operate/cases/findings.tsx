import { Card } from '../../parts/blocks.tsx'
import { moment } from '../../parts/time.ts'
import { BASE } from '../../shell/router.ts'
import { PaymentList } from '../payments/payment-list.tsx'
import { t } from './messages/index.ts'
import { OpenCase } from './open-case.tsx'
import type { CaseFile, Entered } from './operations.ts'
import { findingOf, operatorName } from './words.ts'

interface Props {
  readonly of: CaseFile
  readonly own: string
  readonly currency: string
}

/** Why there is a case: the reason of an operator, and what rules and lists have found. */
export function Findings({ of, own, currency }: Props) {
  const found = of.found.nodes.filter((one) => one.finding)
  const { openedById, openedBy, reason, createdAt } = of
  return (
    <Card title={t('whatWasFound')}>
      {openedById && (
        <>
          {reason && <p class="why">{t('quoted', { text: reason })}</p>}
          <p class="soft small">
            {t('openedBy', {
              by: operatorName(openedById, openedBy, own),
              who: openedById === own ? 'you' : 'other',
              time: moment(createdAt),
            })}
          </p>
        </>
      )}
      {!openedById && <p class="soft small">{t(`rule.${of.rule}.means`)}</p>}
      {found.length > 0 && (
        <ul class="findings">
          {found.map((one, index) => (
            <li key={one.id}>
              {findingOf(one, currency)}
              <span class="soft small">{t('foundAt', { time: moment(one.at) })}</span>
              <OtherCases members={newIn(found, index)} />
            </li>
          ))}
        </ul>
      )}
      <p class="small">
        <a href={`${BASE}/operate/cases?of=all&member=${of.memberId}`}>{t('allAboutThem')}</a>
      </p>
    </Card>
  )
}

type Other = NonNullable<NonNullable<Entered['finding']>['counterparty']>

/** The members of a finding that none before it has named. */
function newIn(found: readonly Entered[], index: number): readonly Other[] {
  const known = new Set(
    found
      .slice(0, index)
      .flatMap(partiesTo)
      .map(({ id }) => id),
  )
  return partiesTo(found[index]).filter(({ id }) => !known.has(id))
}

function partiesTo(entry: Entered | undefined): readonly Other[] {
  const { counterparty, sentBy } = entry?.finding ?? {}
  return sentBy ?? (counterparty ? [counterparty] : [])
}

/** Whoever took part in what was found may be looked into, too. */
function OtherCases({ members }: { readonly members: readonly Other[] }) {
  if (members.length === 0) return null
  return (
    <div class="row">
      {members.map(({ id, fullName }) => (
        <OpenCase key={id} member={{ memberId: id, fullName: fullName ?? null }} says />
      ))}
    </div>
  )
}

/** The payments that wait for a case, and those that an operator has to approve before they do. */
export function Held({ of }: Pick<Props, 'of'>) {
  const { heldPayments: held, requestedPayments: requested } = of
  if (!of.holdsMoney) return null
  return (
    <section class="card flush" aria-labelledby="held-payments">
      <h2 id="held-payments" class="none">
        {t('heldPayments')}
      </h2>
      {held.length > 0 && <PaymentList payments={held} />}
      {held.length + requested.length === 0 && <p class="soft none">{t('heldPayments.none')}</p>}
      {requested.length > 0 && (
        <>
          <p class="soft none">{t('heldPayments.requested', { count: requested.length })}</p>
          <PaymentList payments={requested} />
        </>
      )}
    </section>
  )
}
