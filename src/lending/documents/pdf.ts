import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Font } from 'fontkit'
import type { Block, Draft, DraftColumn } from './draft.ts'
import { rememberWords } from './words-laid.ts'

type Pdf = PDFKit.PDFDocument
type Structure = PDFKit.PDFStructureElement

/** What is printed at the foot of each page. */
export interface Imprint {
  readonly madeAt: Date
  /** Such as `Document 0193… · page {page} of {pages}`. */
  readonly foot: string
}

const MARGIN = 56
const FOOT = 24
const GAP = 10
const PADDING = 3
const looks = {
  H1: ['bold', 18],
  H2: ['bold', 12],
  P: ['regular', 9.5],
  TH: ['bold', 8.5],
  TD: ['regular', 8.5],
  foot: ['regular', 7.5],
} as const

interface Tools {
  readonly open: (options: object) => Pdf
  readonly fonts: Readonly<Record<'regular' | 'bold', Font>>
}

let tools: Promise<Tools> | undefined

/** Loads the library with fonts that have the letters of most languages, once. A font is parsed once too: that takes longer than most documents. */
async function load(): Promise<Tools> {
  const [{ default: PDFDocument }, { create }] = await Promise.all([
    import('pdfkit'),
    import('fontkit'),
  ])
  const { resolve } = createRequire(import.meta.url)
  const font = async (name: string) =>
    rememberWords(create(await readFile(resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`))) as Font)
  const [regular, bold] = await Promise.all([
    font('DejaVuSansCondensed'),
    font('DejaVuSansCondensed-Bold'),
  ])
  return { open: (options) => new PDFDocument(options), fonts: { regular, bold } }
}

/** Lays a document out as a tagged PDF with title and language, which screen readers can read. */
export async function pdfOf(draft: Draft, { madeAt, foot }: Imprint): Promise<Buffer> {
  // Not when the gateway starts: one that makes no documents loads none of it.
  tools ??= load()
  const { open, fonts } = await tools
  const pdf = open({
    size: 'A4',
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN + FOOT },
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    displayTitle: true,
    lang: draft.language,
    bufferPages: true,
    font: null,
    info: { Title: draft.title, CreationDate: madeAt, ModDate: madeAt },
  })
  const bytes = collected(pdf)
  for (const [name, font] of Object.entries(fonts)) pdf.registerFont(name, font as never)
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  say(pdf, root, 'H1', draft.title)
  for (const block of draft.blocks) put(pdf, root, block)
  root.end()
  footPages(pdf, foot)
  pdf.end()
  return bytes
}

function collected(pdf: Pdf): Promise<Buffer> {
  const pieces: Buffer[] = []
  return new Promise((resolve, reject) => {
    pdf.on('data', (piece: Buffer) => pieces.push(piece))
    pdf.on('end', () => resolve(Buffer.concat(pieces)))
    pdf.on('error', reject)
  })
}

function put(pdf: Pdf, root: Structure, block: Block): void {
  if ('heading' in block) say(pdf, root, 'H2', block.heading)
  else if ('text' in block) say(pdf, root, 'P', block.text)
  else tabulate(pdf, root, block.columns, block.rows)
}

function use(pdf: Pdf, look: keyof typeof looks): Pdf {
  const [font, size] = looks[look]
  return pdf.font(font).fontSize(size)
}

function say(pdf: Pdf, root: Structure, type: 'H1' | 'H2' | 'P', text: string): void {
  // A heading is never the last line of a page.
  if (type !== 'P') breakBefore(pdf, looks[type][1] * 5)
  const write = () => void use(pdf, type).text(text, MARGIN, pdf.y, { width: widthOf(pdf) })
  root.add(pdf.struct(type, {}, write))
  pdf.y += GAP
}

function tabulate(
  pdf: Pdf,
  root: Structure,
  columns: readonly DraftColumn[],
  rows: readonly (readonly string[])[],
): void {
  const table = pdf.struct('Table')
  root.add(table)
  const titles = columns.map(({ title }) => title)
  if (titles.some((title) => title !== '')) writeRow(pdf, table, columns, titles, 'TH')
  for (const cells of rows) writeRow(pdf, table, columns, cells, 'TD')
  table.end()
  pdf.y += GAP
}

/** Writes a row of a table on one page; in a table without titles, the first cell of each row says what the row is. */
function writeRow(
  pdf: Pdf,
  table: Structure,
  columns: readonly DraftColumn[],
  cells: readonly string[],
  type: 'TH' | 'TD',
): void {
  const total = columns.reduce((sum, { width }) => sum + width, 0)
  const widths = columns.map(({ width }) => (width / total) * widthOf(pdf))
  use(pdf, type)
  const heights = cells.map((text, at) =>
    pdf.heightOfString(text, { width: (widths[at] ?? 0) - PADDING }),
  )
  const height = Math.max(...heights) + PADDING
  breakBefore(pdf, height)
  const [top, row] = [pdf.y, pdf.struct('TR')]
  table.add(row)
  let left = MARGIN
  for (const [at, text] of cells.entries()) {
    const width = widths[at] ?? 0
    const align = columns[at]?.isAmount ? 'right' : 'left'
    const [x, look] = [left, columns[at]?.title === '' && at === 0 ? 'TH' : type]
    const write = () => void use(pdf, type).text(text, x, top, { width: width - PADDING, align })
    row.add(pdf.struct(look, {}, write))
    left += width
  }
  row.end()
  pdf.y = top + height
}

function breakBefore(pdf: Pdf, height: number): void {
  if (pdf.y + height > pdf.page.maxY()) pdf.addPage()
}

function widthOf({ page }: Pdf): number {
  return page.width - 2 * MARGIN
}

/** The foot of a page is no part of what a screen reader reads. */
function footPages(pdf: Pdf, foot: Imprint['foot']): void {
  const { start, count } = pdf.bufferedPageRange()
  for (let at = 0; at < count; at += 1) {
    pdf.switchToPage(start + at)
    pdf.page.margins.bottom = 0
    pdf.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] })
    const y = pdf.page.height - MARGIN
    const text = foot.replace('{page}', String(at + 1)).replace('{pages}', String(count))
    use(pdf, 'foot').text(text, MARGIN, y, { lineBreak: false })
    pdf.endMarkedContent()
  }
}
