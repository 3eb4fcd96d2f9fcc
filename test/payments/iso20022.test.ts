import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { XMLParser } from 'fast-xml-parser'
import { beforeAll, describe, expect, it } from 'vitest'
import { memoryPages, validateXML } from 'xmllint-wasm'
import { currencyOf } from '../../src/money.ts'
import {
  type CreditTransfer,
  creditTransferFile,
  type DirectDebit,
  directDebitFile,
  type OrderFile,
} from '../../src/payments/bank-file/orders.ts'
import {
  readStatements,
  type Statement,
  StatementError,
  type StatementLine,
} from '../../src/payments/bank-file/statements.ts'
import { type CamtFile, camtFile } from '../support/payments/camt.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const schemas = `${root}node_modules/.cache/iso20022/`
const APT_MS = 400_000
let without = ''

beforeAll(async () => {
  if (existsSync(schemas)) return
  const { stdout } = await promisify(execFile)(`${root}.ci/iso20022-schemas`)
  if (!existsSync(schemas)) without = stdout.trim()
}, APT_MS)

/** What a schema finds wrong in a file. */
async function faults(schema: string, xml: string): Promise<readonly string[]> {
  const { errors } = await validateXML({
    xml: [{ fileName: 'file.xml', contents: xml }],
    schema: [{ fileName: 'schema.xsd', contents: readFileSync(`${schemas}${schema}.xsd`, 'utf8') }],
    maxMemoryPages: memoryPages.GiB,
  })
  return errors.map(({ message }) => message)
}

const ours = 'DE89370400440532013000'
const theirs = 'FR7630006000011234567890189'
const decimals = (currency: string) => currencyOf(currency).decimals
const read = (xml: string) => readStatements(xml, decimals)

describe('orders', () => {
  const file: OrderFile & { readonly creditorId: string } = {
    messageId: '0197f3a2c1d47b1a9e5d2f6a8c0b4e11',
    createdAt: new Date('2026-01-30T09:30:15.250Z'),
    currency: 'EUR',
    decimals: 2,
    executeOn: '2026-02-02',
    own: { name: 'Lending Platform', iban: ours, bic: 'COBADEFFXXX' },
    creditorId: 'DE98ZZZ09999999999',
  }
  const nasty = [
    'Łukasz Ærø & Søn',
    'Straße 5 – „Prüfung“',
    '\u0000\u0007\n\u009f',
    '',
    'Ann\u0000e\tMarie\r\nO’Neill',
    '<script>&amp;</script>',
    '🎉 👩‍👩‍👧 ﷽',
    'Γιώργος Παπαδόπουλος',
    'Юлия Щерева',
    'x'.repeat(300),
    `${'ß'.repeat(69)} ${'€'.repeat(200)}`,
    '李小龍\ud800',
    '   ',
  ]
  const transfers = (count: number): CreditTransfer[] =>
    Array.from({ length: count }, (_, index) => ({
      endToEndId: `order-${index}`,
      amount: 99_999_999_999_901n + BigInt(index),
      to: {
        name: nasty[index % nasty.length] ?? '',
        iban: theirs,
        bic: index % 2 === 0 ? undefined : 'AGRIFRPP',
      },
      remittance: nasty[(index + 1) % nasty.length] ?? '',
    }))
  const debits = (count: number): DirectDebit[] =>
    transfers(count).map(({ to, ...order }, index) => ({
      ...order,
      from: to,
      mandateId: `mandate-${index}`,
      mandateSignedOn: '2025-12-24',
      sequence: (['FRST', 'RCUR', 'OOFF'] as const)[index % 3] ?? 'OOFF',
      collectOn: index % 2 === 0 ? '2026-02-05' : '2026-02-06',
    }))

  /** The texts of the elements of a name, in order. */
  const texts = (xml: string, name: string) =>
    [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'))].map(
      ([, text = '']) => text.replaceAll('&apos;', "'"),
    )

  const amounts = [
    ['EUR', 2],
    ['SEK', 2],
    ['JPY', 0],
    ['KWD', 3],
  ] as const
  const cases = [1, 2, 500].flatMap((count) => amounts.map((one) => [count, ...one] as const))

  it.each(cases)('of %i payments in %s are as the schemas say', async (count, currency, places) => {
    const all = { ...file, currency, decimals: places }
    const sent = creditTransferFile(all, transfers(count))
    const collected = directDebitFile(all, debits(count))
    for (const xml of [sent, collected]) {
      const [first = ''] = texts(xml, 'NbOfTxs')
      expect(first).toBe(String(count))
      const written = texts(xml, 'InstdAmt').map((amount) => BigInt(amount.replace('.', '')))
      expect(written).toEqual(transfers(count).map(({ amount }) => amount))
      const [sum = ''] = texts(xml, 'CtrlSum')
      expect(BigInt(sum.replace('.', ''))).toBe(written.reduce((before, one) => before + one))
      expect(sum.split('.')[1]?.length ?? 0).toBe(places)
      expect(xml.includes('<Cd>SEPA</Cd>')).toBe(currency === 'EUR')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: none may be there.
      expect(xml).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u{10ffff}]/u)
    }
    expect(texts(sent, 'EndToEndId')).toEqual(transfers(count).map(({ endToEndId }) => endToEndId))
  })

  it.for(cases)('of %i payments in %s are valid', async ([count, currency, places], { skip }) => {
    if (without !== '') skip(without)
    const all = { ...file, currency, decimals: places }
    expect(await faults('pain.001.001.09', creditTransferFile(all, transfers(count)))).toEqual([])
    expect(await faults('pain.008.001.08', directDebitFile(all, debits(count)))).toEqual([])
  })

  it('write texts in the characters of SEPA', () => {
    const orders = nasty.map((name) => ({
      ...(transfers(1)[0] as CreditTransfer),
      to: { name, iban: theirs },
    }))
    const names = texts(creditTransferFile(file, orders), 'Nm').slice(2)
    expect(names).toEqual([
      'Lukasz AEro + Son',
      "Strasse 5 - 'Prufung'",
      'NOTPROVIDED',
      'NOTPROVIDED',
      "Ann e Marie O'Neill",
      '.script.+amp,./script.',
      expect.stringMatching(/^\.[. ]+$/),
      'Giorgos Papadopoulos',
      'YUliya SHTereva',
      'x'.repeat(70),
      's'.repeat(70),
      '....',
      'NOTPROVIDED',
    ])
    const long = transfers(1).map((order) => ({ ...order, remittance: `${'é'.repeat(139)} ü` }))
    expect(texts(creditTransferFile(file, long), 'Ustrd')).toEqual(['e'.repeat(139)])
  })

  it('say whose they are, and are booked one by one', () => {
    const [first] = transfers(1) as [CreditTransfer]
    const xml = creditTransferFile(file, [first])
    expect(texts(xml, 'MsgId')).toEqual([file.messageId])
    expect(texts(xml, 'PmtInfId')).toEqual([`${file.messageId}-1`])
    expect(texts(xml, 'CreDtTm')).toEqual(['2026-01-30T09:30:15Z'])
    expect(texts(xml, 'Dt')).toEqual(['2026-02-02'])
    expect(texts(xml, 'BtchBookg')).toEqual(['false'])
    expect(texts(xml, 'PmtMtd')).toEqual(['TRF'])
    expect(texts(xml, 'ChrgBr')).toEqual(['SLEV'])
    expect(texts(xml, 'IBAN')).toEqual([ours, theirs])
    expect(texts(xml, 'BICFI')).toEqual(['COBADEFFXXX'])
    const spaced = {
      ...first,
      to: { ...first.to, iban: 'fr76 3000 6000 0112 3456 7890 189', bic: 'AGRIFRPP' },
    }
    const other = creditTransferFile({ ...file, own: { ...file.own, bic: undefined } }, [spaced])
    expect(texts(other, 'IBAN')).toEqual([ours, theirs])
    expect(texts(other, 'BICFI')).toEqual(['AGRIFRPP'])
    expect(other).toMatch(/<Othr>\s*<Id>NOTPROVIDED<\/Id>\s*<\/Othr>/)
  })

  it('group debits by their sequence and day', () => {
    const xml = directDebitFile(file, debits(7))
    expect(texts(xml, 'PmtInfId')).toEqual(
      [1, 2, 3, 4, 5, 6].map((one) => `${file.messageId}-${one}`),
    )
    expect(texts(xml, 'SeqTp')).toEqual(['FRST', 'RCUR', 'OOFF', 'FRST', 'RCUR', 'OOFF'])
    const days = ['2026-02-05', '2026-02-06']
    expect(texts(xml, 'ReqdColltnDt')).toEqual([...days, ...days, ...days])
    expect(texts(xml, 'NbOfTxs')).toEqual(['7', '2', '1', '1', '1', '1', '1'])
    const [whole = '', ...sums] = texts(xml, 'CtrlSum').map((sum) => BigInt(sum.replace('.', '')))
    expect(sums.reduce((before, sum) => before + sum)).toBe(whole)
    // Those of the first group, then the others'.
    const order = [0, 6, 1, 2, 3, 4, 5]
    expect(texts(xml, 'EndToEndId')).toEqual(order.map((one) => `order-${one}`))
    expect(texts(xml, 'MndtId')).toEqual(order.map((one) => `mandate-${one}`))
    expect(new Set(texts(xml, 'DtOfSgntr'))).toEqual(new Set(['2025-12-24']))
    expect(xml.match(/<Id>DE98ZZZ09999999999<\/Id>\s*<SchmeNm>\s*<Prtry>SEPA</g)).toHaveLength(6)
  })

  it('are refused where a bank would refuse them', () => {
    const [transfer] = transfers(1) as [CreditTransfer]
    const [debit] = debits(1) as [DirectDebit]
    const send = (more: Partial<CreditTransfer>) => () =>
      creditTransferFile(file, [{ ...transfer, ...more }])
    const collect = (more: Partial<DirectDebit>) => () =>
      directDebitFile(file, [{ ...debit, ...more }])
    expect(() => creditTransferFile(file, [])).toThrow('without orders')
    for (const endToEndId of ['', 'x'.repeat(36), '/x', 'x//y', 'x/', ' x', 'é', 'a\nb'])
      expect(send({ endToEndId })).toThrow('endToEndId')
    for (const amount of [0n, -1n]) expect(send({ amount })).toThrow('amount')
    expect(send({ to: { name: 'x', iban: 'x' } })).toThrow('iban')
    expect(send({ to: { name: 'x', iban: theirs, bic: 'x' } })).toThrow('bic')
    expect(() => creditTransferFile({ ...file, executeOn: '1.2.2026' }, [transfer])).toThrow(
      'executeOn',
    )
    expect(collect({ mandateId: '' })).toThrow('mandateId')
    expect(collect({ mandateSignedOn: '' })).toThrow('mandateSignedOn')
    expect(collect({ collectOn: 'now' })).toThrow('collectOn')
  })
})

/** A line of which everything is known. */
const full = (more: Partial<StatementLine> = {}): StatementLine => ({
  bankReference: '2026013100001',
  bookedOn: '2026-01-31',
  valuedOn: '2026-02-02',
  amount: 123_456n,
  currency: 'EUR',
  endToEndId: 'E2E-1',
  mandateId: 'M-1',
  remittance: 'Deposit & more <1>',
  creditorReference: null,
  counterparty: 'Zoë "Müller" & Søn',
  counterpartyIban: theirs,
  returnReason: null,
  isReturn: false,
  ...more,
})

const kinds = ['camt.052', 'camt.053', 'camt.054'] as const
const forms = kinds.flatMap((kind) =>
  (['02', '08'] as const).map((version) => [kind, version] as const),
)

/** Lines of each sort, and a batch. */
const lines: CamtFile['lines'] = [
  full(),
  full({ amount: -1n, mandateId: null }),
  full({ remittance: 'Text RF18539007547034', creditorReference: 'RF18539007547034' }),
  full({ remittance: '000123456', creditorReference: '000123456' }),
  full({ remittance: 'for RF18 5390 0754 7034', creditorReference: null }),
  full({ amount: -2_500n, returnReason: 'AM04', isReturn: true }),
  full({ amount: -2_500n, returnReason: 'MD06', isReturn: true }),
  full({ amount: 2_500n, returnReason: 'AC04', isReturn: true }),
  full({ amount: 2_500n, returnReason: 'No such account', isReturn: true }),
  full({ amount: 2_500n, isReturn: true }),
  full({ amount: -2_500n, isReturn: true }),
  full({
    bankReference: null,
    endToEndId: null,
    mandateId: null,
    remittance: null,
    counterparty: null,
    counterpartyIban: null,
    valuedOn: null,
  }),
  [
    full({ bankReference: 'b1' }),
    full({ bankReference: 'b2', amount: 5n }),
    full({ bankReference: null }),
  ],
]
const expected = lines.flat().map(({ amount, ...line }) => full({ amount, ...line }))
const rf = expected[4]
if (rf !== undefined) Object.assign(rf, { creditorReference: 'RF18539007547034' })

describe('statements', () => {
  const file = {
    iban: ours,
    currency: 'EUR',
    opening: -500n,
    closing: 1_000_000n,
    day: '2026-01-31',
    lines,
  }

  it.each(forms)('are read from %s.001.%s', (kind, version) => {
    const known = kind !== 'camt.054'
    const statement: Statement = {
      kind,
      id: 'S-1',
      iban: ours,
      currency: 'EUR',
      opening: known ? -500n : null,
      closing: known ? 1_000_000n : null,
      closedOn: known ? '2026-01-31' : null,
      lines: expected,
    }
    expect(read(camtFile({ ...file, kind, version, id: 'S-1' }))).toEqual([statement])
  })

  it.for(forms)('are valid as the tests write %s.001.%s', async ([kind, version], { skip }) => {
    if (without !== '') skip(without)
    const xml = camtFile({ ...file, kind, version })
    // The package has the schemas of camt.052 alone. The other two have other names, and a notification has no balances.
    const report = xml
      .replaceAll(/BkToCstmrStmt|BkToCstmrDbtCdtNtfctn/g, 'BkToCstmrAcctRpt')
      .replaceAll(/(?<=<\/?)(?:Stmt|Ntfctn)(?=>)/g, 'Rpt')
      .replace(kind, 'camt.052')
    expect(await faults(`camt.052.001.${version}`, report)).toEqual([])
  })
})
