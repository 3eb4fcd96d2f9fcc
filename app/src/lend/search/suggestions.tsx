import { Button } from '../../parts/button.tsx'
import { fixedUnits, money } from '../../parts/money.ts'
import { t } from '../messages/index.ts'

interface Props {
  readonly minimum: string | undefined
  readonly highest: string
  readonly currency: string
  readonly choose: (amount: string) => void
}

/** Buttons for amounts that work. */
export function Suggestions({ minimum, highest, currency, choose }: Props) {
  const amounts = suggested(minimum, highest)
  if (amounts.length === 0) return null
  return (
    <fieldset class="suggestions">
      <legend class="hidden">{t('amountsThatWork')}</legend>
      {amounts.map((amount) => (
        <Button key={amount} onClick={() => choose(amount)}>
          {money(amount, currency)}
        </Button>
      ))}
    </fieldset>
  )
}

/** The least, some round amounts between, and the most that works. */
function suggested(minimum: string | undefined, highest: string): readonly string[] {
  if (minimum === undefined || fixedUnits(highest) < fixedUnits(minimum)) return []
  const between = ['100.00', '250.00', '1000.00'].filter(
    (amount) =>
      fixedUnits(amount) > fixedUnits(minimum) && fixedUnits(amount) < fixedUnits(highest),
  )
  return [...new Set([minimum, ...between, highest])]
}
