import { useMutation } from '@urql/preact'
import { useMarket } from '../api/market.tsx'
import { lost, type Refusal } from '../api/refusals.ts'
import { withRecentLogin } from '../api/step-up.ts'
import { Card } from '../parts/blocks.tsx'
import { Confirm } from '../parts/dialogs/confirm.tsx'
import { useToast } from '../parts/toasts.tsx'
import { t } from './messages/index.ts'
import { eraseMutation } from './operations.ts'

/** Erases the reader, once they are sure; then nobody is signed in any more. */
export function EraseCard() {
  const { session } = useMarket()
  const [{ fetching }, erase] = useMutation(eraseMutation)
  const toast = useToast()
  const send = async () => {
    const { refusals } = await withRecentLogin(session, async () => {
      const { data, error } = await erase({})
      const refusals: readonly Refusal[] = data?.requestErasure.userErrors ?? lost(error)
      return { refusals }
    })
    if (refusals.length === 0) {
      toast(() => t('erased'))
      session.leave()
    }
    return refusals
  }
  return (
    <Card title={t('erase')}>
      <p class="soft">{t('eraseHint')}</p>
      <Confirm
        name={t('eraseMe')}
        yes={t('eraseYes')}
        no={t('eraseNo')}
        busy={fetching}
        input={{}}
        send={send}
      />
    </Card>
  )
}
