import { beforeAll, describe, expect, it } from 'vitest'
import type { Statement, StatementLine } from '../../../src/payments/bank-file/statements.ts'
import { long } from '../../support/long.ts'
import { type CamtFile, camtFile } from '../../support/payments/camt.ts'
import { APT_MS, bringSchemas, faultsBy, schemaNamed } from '../../support/payments/iso20022.ts'
import { by, entry, ours, read, theirs } from '../../support/payments/statements.ts'

let without = ''
beforeAll(async () => {
  without = await bringSchemas()
}, APT_MS)

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
    expect(await faultsBy(schemaNamed(`camt.052.001.${version}`), report)).toEqual([])
  })

  const lineOf = (xml: string) => read(xml)[0]?.lines[0]
  const linesOf = (xml: string) => read(xml)[0]?.lines ?? []

  it('may have prefixes, a byte order mark, character references, CDATA and comments', () => {
    const plain = camtFile({ ...file, kind: 'camt.053' })
    const prefixed = plain
      .replaceAll(/<(\/?)(?=[A-Z])/g, '<$1ns:')
      .replace('xmlns=', 'xmlns:ns=')
      .replaceAll('Zoë', 'Zo&#xEB;')
      .replaceAll('Søn', 'S&#248;<![CDATA[n]]>')
      .replaceAll('<ns:Ntry>', '<!-- one --><ns:Ntry>')
      .replaceAll('\n', '\r\n')
    expect(prefixed).toContain('<ns:Stmt>')
    expect(read(`\ufeff${prefixed}`)).toEqual(read(plain))
  })

  it('leave out what is not booked', () => {
    const open = ['PDNG', 'INFO', 'FUTR'].map((status) => ({ ...full(), status }))
    for (const version of ['02', '08']) {
      const xml = camtFile({ ...file, kind: 'camt.052', version, lines: [...open, full()] })
      expect(linesOf(xml)).toEqual([full()])
    }
    const own = entry({ more: '<Sts><Prtry>OK</Prtry></Sts>' })
    expect(linesOf(by(own))).toEqual([])
    expect(() => read(by(entry({ more: '' })))).toThrow('Ntry 1: Sts is missing')
  })

  it('have times whose day is what the bank wrote', () => {
    const more = `<Sts>BOOK</Sts><BookgDt><DtTm>2026-01-31T23:30:00-11:00</DtTm></BookgDt><ValDt><Dt>2026-02-01+14:00</Dt></ValDt>`
    const bank = lineOf(by(entry({ more })))
    expect(bank).toMatchObject({ bookedOn: '2026-01-31', valuedOn: '2026-02-01' })
    const valued = '<Sts>BOOK</Sts><ValDt><Dt>2026-02-01</Dt></ValDt>'
    expect(lineOf(by(entry({ more: valued })))?.bookedOn).toBe('2026-02-01')
    const wrong = (day: string) => `<Sts>BOOK</Sts><BookgDt><Dt>${day}</Dt></BookgDt>`
    expect(() => read(by(entry({ more: wrong('2026-02-30') })))).toThrow(
      "BookgDt '2026-02-30' is not a date",
    )
    expect(() => read(by(entry({ more: '<Sts>BOOK</Sts>' })))).toThrow('BookgDt is missing')
  })

  it('have entries without details', () => {
    const more =
      '<Sts>BOOK</Sts><BookgDt><Dt>2026-01-31</Dt></BookgDt><AcctSvcrRef>REF</AcctSvcrRef>'
    const bare = entry({ side: 'DBIT', more }).replace('<NtryDtls></NtryDtls>', '')
    expect(linesOf(by(bare))).toEqual([
      {
        bankReference: 'REF',
        bookedOn: '2026-01-31',
        valuedOn: null,
        amount: -1_250n,
        currency: 'EUR',
        endToEndId: null,
        mandateId: null,
        remittance: null,
        creditorReference: null,
        counterparty: null,
        counterpartyIban: null,
        returnReason: null,
        isReturn: false,
      },
    ])
  })

  describe('with batches', () => {
    const more =
      '<Sts>BOOK</Sts><BookgDt><Dt>2026-01-31</Dt></BookgDt><AcctSvcrRef>ENTRY</AcctSvcrRef>'
    const part = (inner: string) =>
      `<TxDtls><Refs><EndToEndId>x</EndToEndId></Refs>${inner}</TxDtls>`
    const amount = (text: string, currency = 'EUR') => `<Amt Ccy="${currency}">${text}</Amt>`
    const txAmount = (text: string) => `<AmtDtls><TxAmt>${amount(text)}</TxAmt></AmtDtls>`
    const amountsOf = (...parts: readonly string[]) =>
      linesOf(by(entry({ more, transactions: parts.map(part).join('') }))).map(
        (line) => line.amount,
      )

    it('has a line for each transaction', () => {
      expect(amountsOf(amount('10'), amount('2.5'))).toEqual([1_000n, 250n])
      expect(amountsOf(txAmount('10'), amount('2.5'))).toEqual([1_000n, 250n])
      const instructed = `<AmtDtls><InstdAmt>${amount('2.50')}</InstdAmt></AmtDtls>`
      expect(amountsOf(txAmount('10'), instructed)).toEqual([1_000n, 250n])
      expect(amountsOf(`${amount('9', 'USD')}${txAmount('10')}`, amount('2.5'))).toEqual([
        1_000n,
        250n,
      ])
      const back = `${amount('1')}<CdtDbtInd>DBIT</CdtDbtInd>`
      expect(amountsOf(amount('13.50'), back)).toEqual([1_350n, -100n])
      const apart = entry({
        more,
        transactions: `${part(amount('10'))}</NtryDtls><NtryDtls>${part(amount('2.5'))}`,
      })
      expect(linesOf(by(apart)).map((line) => line.amount)).toEqual([1_000n, 250n])
    })

    it('does not give the reference of the entry to each', () => {
      const transactions = part(amount('10')) + part(amount('2.5'))
      const references = linesOf(by(entry({ more, transactions }))).map(
        (line) => line.bankReference,
      )
      expect(references).toEqual([null, null])
      expect(lineOf(by(entry({ more, transactions: part(amount('12.5')) })))?.bankReference).toBe(
        'ENTRY',
      )
      const own = '<TxDtls><Refs><AcctSvcrRef>OWN</AcctSvcrRef></Refs></TxDtls>'
      expect(lineOf(by(entry({ more, transactions: own })))?.bankReference).toBe('OWN')
    })

    it('is one line if its transactions don’t add up', () => {
      for (const parts of [
        [amount('10'), amount('2.51')],
        [amount('10'), ''],
        [amount('12.5'), ''],
        [amount('10'), amount('2.50', 'USD')],
        [amount('10', 'USD'), amount('2.50', 'USD')],
      ])
        expect(linesOf(by(entry({ more, transactions: parts.map(part).join('') })))).toEqual([
          expect.objectContaining({ amount: 1_250n, bankReference: 'ENTRY', endToEndId: null }),
        ])
    })

    it('takes the amount of the entry if it has one transaction', () => {
      const [line] = linesOf(by(entry({ more, transactions: part(amount('9', 'USD')) })))
      expect(line).toMatchObject({ amount: 1_250n, currency: 'EUR', endToEndId: 'x' })
    })
  })

  it.each([
    ['<RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf>', '', 'AC04', true],
    ['<RtrInf><Rsn><Prtry>why</Prtry></Rsn></RtrInf>', '', 'why', true],
    ['<RtrInf/>', '', null, true],
    ['', '<RvslInd>true</RvslInd>', null, true],
    ['', '<RvslInd>false</RvslInd>', null, false],
    [
      '',
      '<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>RCDT</Cd><SubFmlyCd>RRTN</SubFmlyCd></Fmly></Domn></BkTxCd>',
      null,
      true,
    ],
    [
      '<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>RDDT</Cd><SubFmlyCd>UPDD</SubFmlyCd></Fmly></Domn></BkTxCd>',
      '',
      null,
      true,
    ],
    [
      '',
      '<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>RCDT</Cd><SubFmlyCd>ESCT</SubFmlyCd></Fmly></Domn></BkTxCd>',
      null,
      false,
    ],
  ])('know what came back: %s%s', (inner, outer, returnReason, isReturn) => {
    const more = `${outer}<Sts>BOOK</Sts><BookgDt><Dt>2026-01-31</Dt></BookgDt>`
    const line = lineOf(by(entry({ more, transactions: `<TxDtls>${inner}</TxDtls>` })))
    expect(line).toMatchObject({ returnReason, isReturn })
  })

  const account = (side: string, iban: string) =>
    `<${side}Acct><Id><IBAN>${iban}</IBAN></Id></${side}Acct>`
  const party = (side: string, name: string, iban = '') =>
    `<${side}><Nm>${name}</Nm></${side}>${iban && account(side, iban)}`
  it.each([
    ['CRDT', false, party('Dbtr', 'they', theirs) + party('Cdtr', 'we', ours)],
    ['DBIT', false, party('Dbtr', 'we', ours) + party('Cdtr', 'they', theirs)],
    ['CRDT', true, party('Dbtr', 'we', ours) + party('Cdtr', 'they', theirs)],
    ['DBIT', true, party('Dbtr', 'they', theirs) + party('Cdtr', 'we', ours)],
    ['CRDT', false, party('Dbtr', 'they') + party('Cdtr', 'we', 'DE02120300000000202051')],
    ['DBIT', false, party('Dbtr', 'we', 'DE02120300000000202051') + party('Cdtr', 'they')],
    // Exchanged.
    ['CRDT', true, party('Dbtr', 'they', theirs) + party('Cdtr', 'we', ours)],
    ['CRDT', true, party('Dbtr', 'they', theirs) + party('Cdtr', 'we')],
    ['DBIT', true, party('Dbtr', 'we', ours) + party('Cdtr', 'they')],
    ['DBIT', true, party('Cdtr', 'they')],
    ['CRDT', true, party('Dbtr', 'we') + party('Cdtr', 'they')],
    ['DBIT', true, party('Dbtr', 'they') + party('Cdtr', 'we')],
    ['DBIT', true, party('Dbtr', 'they', theirs.toLowerCase()) + party('Cdtr', 'we')],
  ])('tell the other side of a %s (return: %s) from %s', (side, isReturn, parties) => {
    const transactions = `<TxDtls><RltdPties>${parties}</RltdPties>${isReturn ? '<RtrInf/>' : ''}</TxDtls>`
    const line = lineOf(by(entry({ side, transactions })))
    const iban = /they<\/Nm><\/\w+><\w+><Id><IBAN>/.test(parties) ? theirs : null
    expect(line).toMatchObject({ counterparty: 'they', counterpartyIban: iban, isReturn })
  })

  it.each([
    ['Deposit RF18 5390 0754 7034', 'RF18539007547034'],
    ['rf18539007547034', 'RF18539007547034'],
    ['(RF18539007547034)', 'RF18539007547034'],
    ['RF18 5390 0754 7034 thanks a lot', 'RF18539007547034'],
    ['RF18539007547034 2026', 'RF18539007547034'],
    ['RF18 RF18539007547034', 'RF18539007547034'],
    ['RF1853 900754 7034', 'RF18539007547034'],
    // RF021006 has the right check digits, too.
    ['RF02 1006 1070', 'RF0210061070'],
    ['RF19 5390 0754 7034', null],
    ['RF18539007547035', null],
    ['XRF18539007547034', null],
    ['RF18', null],
    ['RF', null],
    ['', null],
  ])('find the reference in %j', (text, creditorReference) => {
    const transactions = `<TxDtls><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls>`
    expect(lineOf(by(entry({ transactions })))?.creditorReference).toBe(creditorReference)
  })

  it('have texts that are whole, on one line, and not without end', () => {
    const strd =
      '<Strd><AddtlRmtInf>x</AddtlRmtInf></Strd><Strd><CdtrRefInf><Ref>rf18 5390 0754 7034</Ref></CdtrRefInf></Strd>'
    const remittance = (inner: string) => `<TxDtls><RmtInf>${inner}</RmtInf></TxDtls>`
    const twice = remittance(`<Ustrd>one\n\u0000 two</Ustrd><Ustrd>three</Ustrd>${strd}`)
    expect(lineOf(by(entry({ transactions: twice })))).toMatchObject({
      remittance: 'one two three rf18 5390 0754 7034',
      creditorReference: 'RF18539007547034',
    })
    const long = remittance(`<Ustrd>${'a'.repeat(499)}😀${'b'.repeat(9_999)}</Ustrd>`)
    expect(lineOf(by(entry({ transactions: long })))?.remittance).toBe('a'.repeat(499))
    const name = `<TxDtls><RltdPties><Dbtr><Pty><Nm>${'n'.repeat(999)}</Nm></Pty></Dbtr></RltdPties></TxDtls>`
    expect(lineOf(by(entry({ transactions: name })))?.counterparty).toBe('n'.repeat(140))
    const id = (count: number) =>
      by(
        entry({
          transactions: `<TxDtls><Refs><EndToEndId>${'i'.repeat(count)}</EndToEndId></Refs></TxDtls>`,
        }),
      )
    expect(lineOf(id(35))?.endToEndId).toBe('i'.repeat(35))
    expect(() => read(id(36))).toThrow('Refs/EndToEndId')
  })

  it.each([
    ['EUR', '12.5', 1_250n],
    ['EUR', '12.50000', 1_250n],
    ['EUR', '.5', 50n],
    ['EUR', '7.', 700n],
    ['EUR', ' 0012 ', 1_200n],
    ['EUR', '9007199254740.93', 900_719_925_474_093n],
    ['EUR', '9999999999999.99', 999_999_999_999_999n],
    ['JPY', '500', 500n],
    ['JPY', '500.00', 500n],
    ['KWD', '1.005', 1_005n],
    ['KWD', '1.00500', 1_005n],
  ])('have exact amounts: %s %j', (currency, amount, minor) => {
    expect(lineOf(by(entry({ currency, amount }), { currency }))).toMatchObject({
      currency,
      amount: minor,
    })
  })

  it('have balances of several kinds, currencies and days', () => {
    const balance = (
      code: string,
      amount: string,
      side = 'CRDT',
      day = '<Dt>2026-01-31</Dt>',
      currency = 'EUR',
    ) =>
      `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${side}</CdtDbtInd><Dt>${day}</Dt></Bal>`
    const known = (balances: string) => read(by(balances))[0]
    const time = '<DtTm>2026-01-30T23:59:59+01:00</DtTm>'
    const usual =
      balance('OPBD', '1.00') +
      balance('ITBD', '5') +
      balance('CLBD', '2.00', 'DBIT', time) +
      balance('CLAV', '9')
    expect(known(usual)).toMatchObject({ opening: 100n, closing: -200n, closedOn: '2026-01-30' })
    const both = balance('PRCD', '3') + usual
    expect(known(both)).toMatchObject({ opening: 100n })
    const previous = balance('PRCD', '3') + balance('CLBD', '4', 'CRDT', time, 'USD')
    expect(known(previous)).toMatchObject({ opening: 300n, closing: null, closedOn: null })
    expect(() => known(balance('CLBD', '-4'))).toThrow(
      "Stmt 1: Bal: Amt '-4' is not an amount in EUR",
    )
    expect(read(by(usual).replace('<Ccy>EUR</Ccy>', ''))[0]?.currency).toBe('EUR')
  })

  it('may be many in a file', () => {
    const [before = '', rest = ''] = by(entry({})).split('<Stmt>')
    const [one = '', after = ''] = rest.split('</Stmt>')
    const two = `<Stmt>${one}</Stmt><Stmt>${one.replace('<Id>1</Id>', '<Id>2</Id>')}</Stmt>`
    expect(read(before + two + after).map(({ id }) => id)).toEqual(['1', '2'])
  })

  long('may have 20 000 entries', () => {
    const references = Array.from({ length: 20_000 }, (_, index) => `${index}`)
    const entries = references.map((reference) => {
      const refs = `<Refs><AcctSvcrRef>${reference}</AcctSvcrRef></Refs>`
      return entry({
        transactions: `<TxDtls>${refs}<RmtInf><Ustrd>a &amp; b</Ustrd></RmtInf></TxDtls>`,
      })
    })
    const found = linesOf(by(entries.join('\n')))
    expect(found.map(({ bankReference }) => bankReference)).toEqual(references)
    expect(found.at(-1)).toMatchObject({ amount: 1_250n, remittance: 'a & b' })
  })
})
