import { Facts, Scrolled } from '../../parts/blocks.tsx'
import { money } from '../../parts/money.ts'
import { day } from '../../parts/time.ts'
import type { Imported } from './bank-file.ts'
import { t } from './messages/index.ts'

interface Props {
  readonly of: Imported
  readonly currency: string
}

const tones = { payment: 'good', return: 'bad', suspense: 'wait', known: '' } as const

/** What would come of a file of the bank, those lines first that nobody can assign but an operator. */
export function ImportOutcome({ of, currency }: Props) {
  const { payments, returns, suspense, known, rejected, lines } = of
  const all = payments + returns + suspense + known
  if (all === 0) return <p>{t('import.rejected', { count: rejected })}</p>
  const open = lines.filter(({ outcome }) => outcome === 'suspense')
  const sorted = [...open, ...lines.filter(({ outcome }) => outcome !== 'suspense')]
  return (
    <>
      <Facts
        of={[
          [t('outcome.payment'), String(payments)],
          [t('outcome.return'), String(returns)],
          [t('outcome.suspense'), String(suspense)],
          [t('outcome.known'), String(known)],
        ]}
      />
      <Scrolled class="bank-file" label={t('import.lines')}>
        <ul class="lines">
          {sorted.map((line, at) => (
            // Lines of a file have no ids, and their order does not change.
            <li key={at}>
              <div class="apart">
                <b>{line.counterparty ?? t('import.nameless')}</b>
                <b class="figures">{money(String(line.amount), currency)}</b>
              </div>
              <div class="apart">
                <span class="soft small">
                  {[day(line.booked_on), line.remittance].filter(Boolean).join(' · ')}
                </span>
                <span class={`tag ${tones[line.outcome]}`}>{t(`outcome.${line.outcome}`)}</span>
              </div>
            </li>
          ))}
        </ul>
      </Scrolled>
      {all > lines.length && (
        <p class="soft small">{t('import.first', { shown: lines.length, all })}</p>
      )}
    </>
  )
}
