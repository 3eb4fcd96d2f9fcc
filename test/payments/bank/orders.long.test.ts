import { beforeAll, describe, expect, it } from 'vitest'
import {
  type CreditTransfer,
  creditTransferFile,
  type DirectDebit,
  directDebitFile,
  type OrderFile,
} from '../../../src/payments/bank-file/orders.ts'
import { APT_MS, bringSchemas, faultsBy, schemaNamed } from '../../support/payments/iso20022.ts'

let without = ''
beforeAll(async () => {
  without = await bringSchemas()
}, APT_MS)

const ours = 'DE89370400440532013000'
const theirs = 'FR7630006000011234567890189'

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

  it.each(cases)('of %i payments in %s have exact sums', async (count, currency, places) => {
    const all = { ...file, currency, decimals: places }
    const sent = creditTransferFile(all, transfers(count))
    const collected = directDebitFile(all, debits(count))
    for (const xml of [sent, collected]) {
      const [first = ''] = texts(xml, 'NbOfTxs')
      expect(first).toBe(String(count))
      const written = texts(xml, 'InstdAmt')
        .map((amount) => BigInt(amount.replace('.', '')))
        .sort((one, two) => Number(one - two))
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
    expect(
      await faultsBy(schemaNamed('pain.001.001.09'), creditTransferFile(all, transfers(count))),
    ).toEqual([])
    expect(
      await faultsBy(schemaNamed('pain.008.001.08'), directDebitFile(all, debits(count))),
    ).toEqual([])
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
      'Giorgos Papadopoylos',
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
    expect(xml).not.toContain('CdtrAgt')
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
