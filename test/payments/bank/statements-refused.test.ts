import { describe, expect, it } from 'vitest'
import { creditTransferFile } from '../../../src/payments/bank-file/orders.ts'
import { StatementError } from '../../../src/payments/bank-file/statements.ts'
import { by, entry, ours, read, theirs } from '../../support/payments/statements.ts'

describe('a file is refused that', () => {
  it.each([
    ['EUR', '12.505'],
    ['JPY', '500.5'],
    ['KWD', '1.0005'],
    ['EUR', '-1'],
    ['EUR', '+1'],
    ['EUR', '1e3'],
    ['EUR', '1,50'],
    ['EUR', '0x10'],
    ['EUR', 'NaN'],
    ['EUR', ''],
    ['EUR', '.'],
    ['EUR', '1 000'],
    ['EUR', '١٢'],
    ['EUR', '10000000000000.00'],
    ['EUR', '1234567890123456'],
    ['EUR', `1.${'0'.repeat(100)}`],
    ['EUR', `1.${'0'.repeat(37)}5`],
    ['XYZ', '1'],
    ['constructor', '1'],
  ])('has the amount %s %j', (currency, amount) => {
    const xml = by(entry({}) + entry({ currency, amount }))
    expect(() => read(xml)).toThrow(StatementError)
    expect(() => read(xml)).toThrow(/^Stmt 1: Ntry 2: (Amt|Ccy) '.*' is not an? (amount|currency)/)
  })

  const bomb = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>`
  const good = by(entry({}))
  const withId = (text: string) => good.replace('<Id>1</Id>', text)
  it.each([
    ['nothing', '', 'Start tag expected'],
    ['a text', 'hello', 'not XML'],
    ['JSON', '{"a": 1}', 'not XML'],
    ['a file without its end', good.slice(0, -20), 'not XML, or incomplete'],
    ['half a file', good.slice(0, good.length / 2), 'not XML, or incomplete'],
    ['ends of other elements', good.replace('</Ntry>', '</Entry>'), 'not XML'],
    ['two files in one', `${good}${good}`, 'XML'],
    ['entities', good.replace('<Document', `${bomb}<Document`), '<!DOCTYPE'],
    [
      'another file',
      good.replace('<Document', '<!DOCTYPE x SYSTEM "/etc/passwd"><Document'),
      '<!DOCTYPE',
    ],
    ['a declaration', good.replace('BOOK', '<!x>BOOK'), 'does not belong'],
    ['an instruction', good.replace('BOOK', "<?x don't ?>BOOK"), 'does not belong'],
    ['an entity of HTML', withId('<Id>&nbsp;</Id>'), 'not an XML character'],
    ['half a character', withId('<Id>&#xD800;</Id>'), 'not an XML character'],
    ['the character 0', withId('<Id>&#0;</Id>'), 'not an XML character'],
    ['an entity of JavaScript', withId('<Id>&constructor;</Id>'), 'not an XML character'],
    ['a bare &', withId('<Id>1 & 2</Id>'), 'not XML'],
    ['a prototype', withId('<__proto__>1</__proto__>'), 'not XML'],
    ['a tower', `${'<a>'.repeat(200)}${'</a>'.repeat(200)}`, 'not XML'],
    ['no id', withId(''), 'Stmt 1: Id is missing'],
    [
      'no IBAN',
      good.replace(/<IBAN>.*<\/IBAN>/, '<Othr><Id>1</Id></Othr>'),
      'Acct/Id/IBAN is missing',
    ],
    ['no currency', by('').replace(/<Ccy>.*<\/Ccy>/, ''), 'Acct/Ccy is missing'],
    ['an amount without a currency', good.replace(' Ccy="EUR"', ''), 'Amt or its Ccy is missing'],
    ['another side', good.replace('CRDT', 'CREDIT'), "Stmt 1: Ntry 1: CdtDbtInd 'CREDIT'"],
    ['a side of JavaScript', good.replace('CRDT', 'constructor'), "CdtDbtInd 'constructor'"],
    ['no side', good.replace('<CdtDbtInd>CRDT</CdtDbtInd>', ''), 'CdtDbtInd is missing'],
    ['not a statement', good.replaceAll(/(?<=<\/?)Stmt>/g, 'Rpt>'), 'BkToCstmrStmt has no Stmt'],
    ['another message', by('', { message: 'CstmrPmtStsRpt' }), "'CstmrPmtStsRpt'"],
    ['a message of JavaScript', by('', { message: 'toString' }), 'not a statement'],
    ['a page', '<html><body>Log in</body></html>', 'not a statement'],
    ['an empty document', '<Document/>', 'not a statement'],
    ['a document with a text', '<Document>text</Document>', 'not a statement'],
  ])('is %s', (_, xml, message) => {
    expect(() => read(xml)).toThrow(StatementError)
    expect(() => read(xml)).toThrow(message)
  })

  it('is a file of orders', () => {
    const own = { name: 'we', iban: ours }
    const order = {
      endToEndId: 'x',
      amount: 1n,
      to: { name: 'they', iban: theirs },
      remittance: '',
    }
    const orders = { messageId: 'x', createdAt: new Date(), currency: 'EUR', decimals: 2, own }
    const xml = creditTransferFile({ ...orders, executeOn: '2026-02-02' }, [order])
    expect(() => read(xml)).toThrow(
      "Document has 'CstmrCdtTrfInitn', and is not a statement (camt.052, camt.053 or camt.054)",
    )
  })
})
