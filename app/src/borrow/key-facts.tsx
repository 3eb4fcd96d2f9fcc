import type { ResultOf } from '@graphql-typed-document-node/core'
import { useQuery } from '@urql/preact'
import type { ComponentChildren } from 'preact'
import { FileButton } from '../api/file-button.tsx'
import { graphql } from '../graphql/index.ts'
import { Card, Facts } from '../parts/blocks.tsx'
import { written } from '../parts/plainly.ts'
import { t } from './messages/index.ts'
import { agreedQuery, type Borrowed, keyFactsQuery } from './operations.ts'

const told = graphql(`fragment Told on KeyFacts { heading facts { name value } early late }`)

/** What a borrower has to know before they publish, in the words of the agreement that follows; nothing until the terms are complete. */
export function KeyFacts({ loan }: { readonly loan: Borrowed }) {
  const { amountRequested: amount, interestRate, repaymentPeriodMonths: months } = loan
  const [{ data }] = useQuery({
    query: keyFactsQuery,
    variables: { amount, interestRate: interestRate ?? '', months: months ?? 0 },
    pause: interestRate === null || months === null,
  })
  if (data === undefined) return null
  const hints = [t('keyFacts.hint'), data.platform.documents && t('keyFacts.after')]
  return (
    <Told of={data.loanQuote.keyFacts} summary={t('keyFacts')}>
      <p class="soft small">{hints.filter(Boolean).join(' ')}</p>
    </Told>
  )
}

/** What a borrower has agreed to, once the loan is paid out: the same facts as before, and the agreement as a file once it is made. */
export function AgreedFacts({ loan: { id } }: { readonly loan: Pick<Borrowed, 'id'> }) {
  const [{ data }] = useQuery({ query: agreedQuery, variables: { id } })
  if (!data?.loan?.keyFacts) return null
  const [agreement] = data.me.documents.nodes
  return (
    <Card title={t('agreed')}>
      <Told of={data.loan.keyFacts} summary={t('agreed.facts')}>
        <p class="soft small">{t('agreed.hint')}</p>
      </Told>
      {agreement ? (
        <div>
          <FileButton
            path={`/documents/${agreement.id}`}
            type="application/pdf"
            name={`loan-agreement-${agreement.period}.pdf`}
          >
            {t('agreed.file')}
          </FileButton>
        </div>
      ) : (
        data.platform.documents && <p class="soft small">{t('agreed.soon')}</p>
      )}
    </Card>
  )
}

interface ToldProps {
  readonly of: ResultOf<typeof told>
  readonly summary: string
  /** What has to be known about the facts themselves. */
  readonly children: ComponentChildren
}

function Told({ of: { heading, facts, early, late }, summary, children }: ToldProps) {
  return (
    <details>
      <summary>{summary}</summary>
      <div class="stack">
        {children}
        <h3>{heading}</h3>
        <Facts of={facts.map(({ name, value }) => [name, written(value)] as const)} />
        <p>{written(early)}</p>
        <h3>{t('keyFacts.late')}</h3>
        <p>{written(late)}</p>
      </div>
    </details>
  )
}
