import { Card } from '../../parts/blocks.tsx'
import { Button } from '../../parts/button.tsx'
import { useToast } from '../../parts/toasts.tsx'
import { t } from '../messages/index.ts'
import { inFours } from './names.ts'
import type { TransferDetails } from './operations.ts'

/** Where to transfer money, each part with a button that copies it. */
export function TransferCard({ details }: { readonly details: TransferDetails }) {
  const { holder, iban, bic, reference } = details
  return (
    <Card title={t('byBankTransfer')}>
      <p class="soft small">{t('transfer.hint')}</p>
      <dl class="to-copy">
        <Part name={t('accountHolder')} value={holder} />
        <Part name="IBAN" value={iban} shown={inFours(iban)} />
        {bic && <Part name="BIC" value={bic} />}
        <Part name={t('reference')} value={reference} shown={inFours(reference)} />
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
      tell(() => t('copied', { name }))
    } catch {
      tell(() => t('cantCopy'))
    }
  }
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <span class="figures">{shown}</span>
        <Button look="plain" aria-label={t('copyPart', { name })} onClick={copy}>
          {t('copy')}
        </Button>
      </dd>
    </div>
  )
}
