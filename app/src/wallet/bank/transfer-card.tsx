import { Card } from '../../parts/blocks.tsx'
import { Button } from '../../parts/button.tsx'
import { useToast } from '../../parts/toasts.tsx'
import { inFours } from './names.ts'
import type { TransferDetails } from './operations.ts'

/** Where to transfer money, each part with a button that copies it. */
export function TransferCard({ details }: { readonly details: TransferDetails }) {
  const { holder, iban, bic, reference } = details
  return (
    <Card title="By bank transfer">
      <p class="soft small">
        What you transfer to this account comes into your wallet. The transfer must carry the
        reference: only by it do we know that the money is yours.
      </p>
      <dl class="to-copy">
        <Part name="Account holder" value={holder} />
        <Part name="IBAN" value={iban} shown={inFours(iban)} />
        {bic && <Part name="BIC" value={bic} />}
        <Part name="Reference" value={reference} shown={inFours(reference)} />
      </dl>
    </Card>
  )
}

interface Props {
  readonly name: string
  readonly value: string
  /** How it is shown, unless as it is copied. */
  readonly shown?: string
}

function Part({ name, value, shown = value }: Props) {
  const tell = useToast()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      tell(`${name} copied.`)
    } catch {
      tell('Your browser doesn’t let this page copy. Select the text, and copy it yourself.')
    }
  }
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <span class="figures">{shown}</span>
        <Button look="plain" aria-label={`Copy ${name}`} onClick={copy}>
          Copy
        </Button>
      </dd>
    </div>
  )
}
