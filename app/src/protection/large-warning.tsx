import { useQuery } from '@urql/preact'
import { Notice } from '../parts/blocks.tsx'
import { Button } from '../parts/button.tsx'
import { t } from './messages/index.ts'
import { warningQuery } from './operations.ts'

interface Props {
  readonly busy: boolean
  /** Goes on with the word that the warning is understood. */
  readonly goOn: () => void
}

/** Warns of a large investment, and asks for the word that the warning is understood. */
export function LargeWarning({ busy, goOn }: Props) {
  const [{ data, error }] = useQuery({ query: warningQuery })
  const warning = data?.lenderTest?.warning
  if (warning === undefined) return error ? <Notice refused>{error.message}</Notice> : null
  return (
    <section class="stack" aria-label={t('large')}>
      <Notice>{warning}</Notice>
      <Button busy={busy} onClick={goOn}>
        {t('largeAmount')}
      </Button>
    </section>
  )
}
