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
import { fieldNames } from '../../parts/field-names.ts'
import { Radios } from '../../parts/radios.tsx'
import { TextField } from '../../parts/text-field.tsx'
import { useToast } from '../../parts/toasts.tsx'
import { accountName, waitsUntil } from './names.ts'
import { addMutation, type BankAccount } from './operations.ts'

type Kind = BankAccount['kind']

const kinds = [
  ['IBAN', 'It has an IBAN'],
  ['US', 'It is in the United States'],
] as const

/** The fields of each kind, with what is said while they are empty. */
const fields = {
  IBAN: { holder: 'Enter the name of the owner.', iban: 'Enter the IBAN.' },
  US: {
    holder: 'Enter the name of the owner.',
    routingNumber: 'Enter the 9 digits of the bank.',
    accountNumber: 'Enter the number of the account.',
  },
} as const satisfies Record<Kind, Partial<Record<keyof AddBankAccountInput, string>>>

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
    if (busy) return
    const form = event.currentTarget
    const { entered, missing } = enteredIn(new FormData(form), kind)
    const answer = missing ? { refusals: [] } : await add(entered)
    const found = missing ?? refusalsOf(answer.refusals, Object.keys(fields[kind]))
    setRefusals(found)
    if (Object.keys(found).length > 0) return showRefused(form)
    close()
    if ('added' in answer && answer.added) tell(told(answer.added))
    after()
  }
  return (
    <form class="stack" onSubmit={submit} noValidate>
      <h2 id={title}>Add a bank account</h2>
      <p>It must be your own. We notify you when an account is added, in case it was not you.</p>
      <Radios legend="The account" name="kind" items={kinds} chosen={kind} change={setKind} />
      <TextField
        label={fieldNames.holder}
        name="holder"
        start={holder}
        hint="Your name as your bank has it. It must be the name on your profile."
        refusal={refusals.holder}
      />
      {kind === 'IBAN' ? (
        <TextField label={fieldNames.iban} name="iban" start="" refusal={refusals.iban} />
      ) : (
        <UsFields refusals={refusals} />
      )}
      <Notice refused>{refusals['']}</Notice>
      <DialogButtons name="Add" busy={busy} close={close} />
    </form>
  )
}

function UsFields({ refusals }: { readonly refusals: Refusals }) {
  return (
    <>
      <TextField
        label={fieldNames.routingNumber}
        name="routingNumber"
        start=""
        hint="9 digits, as on your checks."
        refusal={refusals.routingNumber}
      />
      <TextField
        label={fieldNames.accountNumber}
        name="accountNumber"
        start=""
        hint="4 to 17 digits."
        refusal={refusals.accountNumber}
      />
    </>
  )
}

type Entered = Pick<AddBankAccountInput, 'holder' | 'iban' | 'routingNumber' | 'accountNumber'>

/** What the form holds, and what it lacks. */
function enteredIn(form: FormData, kind: Kind): { entered: Entered; missing?: Refusals } {
  const wanted = Object.entries<string>(fields[kind])
  // People write numbers with spaces, which mean nothing; a name needs them.
  const entered = wanted.map(([name]) => {
    const text = textOf(form, name)
    return [name, name === 'holder' ? text : text.replaceAll(/\s/g, '')] as const
  })
  const missing = wanted.filter(([name]) => textOf(form, name) === '')
  return {
    entered: { holder: '', ...Object.fromEntries(entered) },
    ...(missing.length > 0 && { missing: Object.fromEntries(missing) }),
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
    if (answer.added) attempt.done()
    return answer
  }
  return { busy: fetching, add }
}

function told(account: BankAccount): string {
  const until = waitsUntil(account)
  const added = `${accountName(account)} is added.`
  return until === undefined ? added : `${added} You can withdraw to it from ${until}.`
}
