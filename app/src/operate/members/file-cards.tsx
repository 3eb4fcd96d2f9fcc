import { decimal } from '../../parts/amounts.ts'
import { Card, Facts } from '../../parts/blocks.tsx'
import { fixedUnits, money } from '../../parts/money.ts'
import type { Operated } from '../loans/operations.ts'
import { words } from '../values.ts'
import { t } from './messages/index.ts'
import type { FileFacts } from './operations.ts'

interface Props {
  readonly file: FileFacts
  /** Their loans that are paid out and not repaid, where these are shown. */
  readonly loans?: readonly Operated[]
}

/** What a member has and owes, and who they are. */
export function FileCards({ file, loans = [] }: Props) {
  const owes = loans.reduce((sum, one) => sum + fixedUnits(one.payoffAmount ?? '0'), 0n)
  const shown = (amount: string) => money(amount, file.wallet.currency)
  return (
    <div class="stack">
      <Card title={t('money')}>
        <p class="big figures">{shown(file.money.total)}</p>
        <Facts
          of={[
            [t('available'), shown(file.wallet.availableBalance)],
            [t('held'), shown(file.wallet.heldBalance)],
            [t('onItsWayIn'), shown(file.wallet.pendingBalance)],
            ...(owes > 0n
              ? ([[t('owesOnLoans'), shown(decimal(owes, file.wallet.currency))]] as const)
              : []),
            [t('owesThePlatform'), shown(file.wallet.owed)],
            [t('lent'), shown(file.money.lent)],
          ]}
        />
      </Card>
      <Card title={t('person')}>
        <Facts
          of={[
            [t('emailAddress'), addressOf(file.emailAddress)],
            [t('identity'), words(file.verificationStatus)],
            [t('creditScore'), file.creditScore ?? '–'],
            [t('monthlyIncome'), file.monthlyIncome ? shown(file.monthlyIncome) : '–'],
            [t('occupation'), file.member.occupation ?? '–'],
            [t('standingOrder'), file.preferences.autoInvestEnabled ? t('on') : t('off')],
          ]}
        />
        {file.member.bio && <p class="soft paragraphs">{file.member.bio}</p>}
      </Card>
    </div>
  )
}

/** Where letters go, and an address that still has to be confirmed. */
function addressOf({ address, pendingAddress, bouncedAt }: FileFacts['emailAddress']): string {
  const known = [
    address && (bouncedAt ? t('address.bounced', { address }) : address),
    pendingAddress && t('address.pending', { address: pendingAddress }),
  ]
  return known.filter(Boolean).join('; ') || '–'
}
