import type { Seal } from '../bank-accounts/seal.ts'

/** The secrets of a webhook, without those that were encrypted with another WEBHOOK_KEY: once the key is changed and the secret replaced, the one before is such. */
export function readableSecrets(
  seal: Seal,
  sealed: readonly Buffer[],
  webhook: string,
): readonly string[] {
  return sealed.flatMap((one) => {
    try {
      return [seal.open(one, webhook)]
    } catch {
      return []
    }
  })
}
