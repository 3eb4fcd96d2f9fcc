import { useQuery } from '@urql/preact'
import { isReference } from '../payments/found.tsx'
import { Lines } from './bank-lines.tsx'
import { bankLinesQuery } from './listed.ts'
import { t } from './messages/index.ts'

/** The lines of the bank's statements with a reference, for a search that is not for these alone; nothing if there are none. */
export function BankLinesFound({ words }: { readonly words: string }) {
  const [{ data }] = useQuery({
    query: bankLinesQuery,
    variables: { reference: words, first: 5 },
    pause: !isReference(words),
  })
  if (!data || data.bankLines.nodes.length === 0) return null
  return (
    <section class="stack tight" aria-labelledby="bank-lines-found">
      <h2 id="bank-lines-found">{t('found', { words })}</h2>
      <div class="card flush">
        <Lines lines={data.bankLines.nodes} currency={data.platform.currency} />
      </div>
    </section>
  )
}
