import type { Seal } from '../bank-accounts/seal.ts'

/** The secrets of a webhook, without those that were encrypted with another WEBHOOK_KEY, such as the one before if the key was changed and the secret replaced. */
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
