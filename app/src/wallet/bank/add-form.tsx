import { useMutation } from '@urql/preact'
import { useState } from 'preact/hooks'
import { useMarket } from '../../api/market.tsx'
import { lost, type Refusals, refusalsOf } from '../../api/refusals.ts'
import { withRecentLogin } from '../../api/step-up.ts'
import type { AddBankAccountInput } from '../../graphql/graphql.ts'
import type { InDialog } from '../../parts/dialogs/dialog.tsx'
import { DialogForm, type Entered } from '../../parts/dialogs/dialog-form.tsx'
import { useAttempt } from '../../parts/forms/attempt.ts'
import { textOf } from '../../parts/forms/entered.ts'
import { fieldName } from '../../parts/forms/field-names.ts'
import { Radios } from '../../parts/forms/radios.tsx'
import { TextField } from '../../parts/forms/text-field.tsx'
import { useToast } from '../../parts/toasts.tsx'
import { t } from '../messages/index.ts'
import { accountName, waitsUntil } from './names.ts'
import { addMutation, type BankAccount } from './operations.ts'

type Kind = BankAccount['kind']

const kinds = ['IBAN', 'US'] as const satisfies Kind[]

/** The fields of each kind. */
const fields = {
  IBAN: ['holder', 'iban'],
  US: ['holder', 'routingNumber', 'accountNumber'],
} as const satisfies Record<Kind, readonly (keyof AddBankAccountInput)[]>

interface Props extends InDialog {
  /** The reader's name, which the account must have. */
  readonly holder: string
  readonly after: () => void
}

/** Adds a bank account of the reader's own. */
export function AddForm({ holder, after, ...dialog }: Props) {
  const [kind, setKind] = useState<Kind>('IBAN')
  const [refused, setRefused] = useState<Refusals>({})
  const { busy, add } = useAdd()
  const tell = useToast()
  const send = async (entered: Account) => {
    const { refusals: errors, added } = await add(entered)
    setRefused(refusalsOf(errors, fields[kind]))
    if (errors.length > 0) return false
    dialog.close()
    if (added) tell(() => told(added))
    after()
    return true
  }
  return (
    <DialogForm
      heading={t('addABankAccount')}
      name={t('add')}
      busy={busy}
      refusals={refused}
      read={(form) => enteredIn(form, kind)}
      send={send}
      {...dialog}
    >
      {(refusals) => (
        <>
          <p>{t('mustBeYours')}</p>
          <Radios
            legend={t('theAccount')}
            name="kind"
            items={kinds.map((one) => [one, t(`kind.${one}`)])}
            chosen={kind}
            change={setKind}
          />
          <TextField
            label={fieldName('holder')}
            name="holder"
            start={holder}
            hint={t('holder.hint')}
            refusal={refusals.holder}
          />
          {kind === 'IBAN' ? (
            <TextField label={fieldName('iban')} name="iban" start="" refusal={refusals.iban} />
          ) : (
            <UsFields refusals={refusals} />
          )}
        </>
      )}
    </DialogForm>
  )
}

function UsFields({ refusals }: { readonly refusals: Refusals }) {
  return (
    <>
      <TextField
        label={fieldName('routingNumber')}
        name="routingNumber"
        start=""
        hint={t('routingNumberHint')}
        refusal={refusals.routingNumber}
      />
      <TextField
        label={fieldName('accountNumber')}
        name="accountNumber"
        start=""
        hint={t('accountNumberHint')}
        refusal={refusals.accountNumber}
      />
    </>
  )
}

type Account = Pick<AddBankAccountInput, 'holder' | 'iban' | 'routingNumber' | 'accountNumber'>

function enteredIn(form: FormData, kind: Kind): Entered<Account> {
  const wanted: readonly (keyof Account)[] = fields[kind]
  const missing = wanted.filter((name) => textOf(form, name) === '')
  if (missing.length > 0)
    return {
      missing: Object.fromEntries(missing.map((name) => [name, () => t(`missing.${name}`)])),
    }
  // People write numbers with spaces, which mean nothing; a name needs them.
  const entered = wanted.map((name) => {
    const text = textOf(form, name)
    return [name, name === 'holder' ? text : text.replaceAll(/\s/g, '')] as const
  })
  return { input: { holder: '', ...Object.fromEntries(entered) } }
}

function useAdd() {
  const [{ fetching }, send] = useMutation(addMutation)
  const { session } = useMarket()
  const attempt = useAttempt()
  const add = async (entered: Account) => {
    const answer = await withRecentLogin(session, async () => {
      const { data, error } = await send({
        input: { ...entered, idempotencyKey: attempt.keyFor(entered) },
      })
      const { bankAccount, userErrors } = data?.addBankAccount ?? {}
      return { added: bankAccount, refusals: userErrors ?? lost(error) }
    })
    attempt.answered(answer.refusals)
    return answer
  }
  return { busy: fetching, add }
}

function told(account: BankAccount): string {
  const until = waitsUntil(account)
  const added = { account: accountName(account) }
  return until === undefined
    ? t('accountAdded', added)
    : t('accountAddedUntil', { ...added, until })
}
