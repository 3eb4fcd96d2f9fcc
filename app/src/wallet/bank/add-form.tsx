import { useMutation } from '@urql/preact'
import type { TargetedSubmitEvent } from 'preact'
import { useState } from 'preact/hooks'
import { useMarket } from '../../api/market.tsx'
import { lost, type Refusals, refusalsOf } from '../../api/refusals.ts'
import { withRecentLogin } from '../../api/step-up.ts'
import type { AddBankAccountInput } from '../../graphql/graphql.ts'
import { useAttempt } from '../../parts/attempt.ts'
import { Notice } from '../../parts/blocks.tsx'
import { DialogButtons } from '../../parts/dialog-buttons.tsx'
import { textOf } from '../../parts/entered.ts'
import { showRefused } from '../../parts/field.tsx'
import { fieldName } from '../../parts/field-names.ts'
import { Radios } from '../../parts/radios.tsx'
import { TextField } from '../../parts/text-field.tsx'
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

interface Props {
  /** The reader's name, which the account must have. */
  readonly holder: string
  /** The id of its heading. */
  readonly title: string
  readonly close: () => void
  readonly after: () => void
}

/** Adds a bank account of the reader's own. */
export function AddForm({ holder, title, close, after }: Props) {
  const [kind, setKind] = useState<Kind>('IBAN')
  const [refusals, setRefusals] = useState<Refusals>({})
  const { busy, add } = useAdd()
  const tell = useToast()
  const submit = async (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const { entered, missing } = enteredIn(new FormData(form), kind)
    const answer = missing ? { refusals: [] } : await add(entered)
    const found = missing ?? refusalsOf(answer.refusals, fields[kind])
    setRefusals(found)
    if (Object.keys(found).length > 0) return showRefused(form)
    close()
    const added = 'added' in answer ? answer.added : undefined
    if (added) tell(() => told(added))
    after()
  }
  return (
    <form class="stack" onSubmit={submit} noValidate>
      <h2 id={title}>{t('addABankAccount')}</h2>
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
      <Notice refused>{refusals['']}</Notice>
      <DialogButtons name={t('add')} busy={busy} close={close} />
    </form>
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

type Entered = Pick<AddBankAccountInput, 'holder' | 'iban' | 'routingNumber' | 'accountNumber'>

/** What the form holds, and what it lacks. */
function enteredIn(form: FormData, kind: Kind): { entered: Entered; missing?: Refusals } {
  const wanted: readonly (keyof Entered)[] = fields[kind]
  // People write numbers with spaces, which mean nothing; a name needs them.
  const entered = wanted.map((name) => {
    const text = textOf(form, name)
    return [name, name === 'holder' ? text : text.replaceAll(/\s/g, '')] as const
  })
  const missing = wanted.filter((name) => textOf(form, name) === '')
  const asked = missing.map((name) => [name, () => t(`missing.${name}`)])
  return {
    entered: { holder: '', ...Object.fromEntries(entered) },
    ...(missing.length > 0 && { missing: Object.fromEntries(asked) }),
  }
}

function useAdd() {
  const [{ fetching }, send] = useMutation(addMutation)
  const { session } = useMarket()
  const attempt = useAttempt()
  const add = async (entered: Entered) => {
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
