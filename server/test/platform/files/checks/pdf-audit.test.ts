import { deflateSync } from 'node:zlib'
import { PDFDocument } from '@cantoo/pdf-lib'
import { describe, expect, it } from 'vitest'
import { auditPdf } from '../../../../src/platform/files/checks/pdf-audit'
import { onePagePdf, packedObject, pagesPdf, pdfOf, revised, streamOf } from './pdf-samples'

const megabyte = 1024 * 1024
const audit = (pdf: Uint8Array, budget = 4 * megabyte) => auditPdf(pdf, budget)
const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>'

async function savedByAnEditor(change: (pdf: PDFDocument) => unknown = () => undefined): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  pdf.addPage()
  await change(pdf)
  return pdf.save({ useObjectStreams: true })
}

describe('a harmless PDF', () => {
  it.each([
    ['written plainly', onePagePdf()],
    [
      'with a text, a comment and a packed object',
      onePagePdf({ more: ['(9 0 R)', 'null % 9', packedObject(9, '<< /A 1 >>')] }),
    ],
    ['that opens at its first page', onePagePdf({ catalog: '/OpenAction [3 0 R /Fit]' })],
    ['that opens by going to a page', onePagePdf({ catalog: '/OpenAction << /S /GoTo /D [3 0 R /Fit] >>' })],
    ['that says it has no opening action', onePagePdf({ catalog: '/OpenAction null /AA null' })],
    ['with an empty table of page events', onePagePdf({ page: '/AA << >>' })],
    [
      'whose fonts happen to be called AA, JS and EF',
      onePagePdf({
        page: '/Resources << /Font << /AA 5 0 R /JS 5 0 R /EF 5 0 R >> >>',
        more: ['<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'],
      }),
    ],
    [
      'that links to a page about JavaScript',
      onePagePdf({
        page: '/Annots [<< /Subtype /Link /A << /S /URI /URI (https://example.com/JavaScript/JS) >> >>]',
      }),
    ],
    ['that was edited later', revised(onePagePdf(), 4, '<< /Length 0 >>\nstream\n\nendstream')],
  ])('%s passes', async (_case, pdf) => {
    expect(await audit(pdf)).toEqual({ pages: 1 })
  })

  it('saved compactly, its objects packed into streams, passes', async () => {
    const pdf = await savedByAnEditor()
    expect(Buffer.from(pdf).includes('/ObjStm')).toBe(true)
    expect(await audit(pdf)).toEqual({ pages: 1 })
  })
})

describe('the pages of a PDF', () => {
  it.each([1, 2, 30])('are counted: %i', async (pages) => {
    expect(await audit(pagesPdf(pages))).toEqual({ pages })
  })

  it('are counted one by one, whatever number the file states', async () => {
    expect(await audit(pagesPdf(2, 1))).toEqual({ pages: 2 })
  })

  it('are counted in nested sections too', async () => {
    const pdf = pdfOf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R >>',
      '<< /Type /Pages /Parent 2 0 R /Kids [3 0 R 3 0 R] /Count 1 >>',
    ])
    expect(await audit(pdf)).toEqual({ pages: 3 })
  })

  it.each([
    ['a section contains itself', ['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [2 0 R] >>']],
    ['there are none', ['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] /Count 1 >>']],
    ['the catalog is missing', ['<< /Type /Pages /Kids [] >>']],
  ])('make the file count as damaged when %s', async (_case, objects) => {
    expect(await audit(pdfOf(objects))).toEqual({ problem: 'damaged' })
  })
})

describe('a PDF that does something', () => {
  it.each([
    ['runs a script when opened', onePagePdf({ catalog: `/OpenAction ${script}` })],
    [
      'runs a script kept elsewhere when opened',
      onePagePdf({ catalog: '/OpenAction 5 0 R', more: [script] }),
    ],
    [
      'spells the script’s name with escapes',
      onePagePdf({ catalog: '/OpenAction << /S /J#61vaScript /JS (x) >>' }),
    ],
    [
      'names the kind of action in another object',
      onePagePdf({ catalog: '/OpenAction << /S 5 0 R >>', more: ['/JavaScript'] }),
    ],
    [
      'holds a script without saying so',
      onePagePdf({ page: '/A << /JS 5 0 R >>', more: [streamOf('', Buffer.from('x'))] }),
    ],
    [
      'runs a script for the whole document',
      onePagePdf({ catalog: '/Names << /JavaScript << /Names [(a) 5 0 R] >> >>' }),
    ],
    ['reacts to the page being shown', onePagePdf({ page: '/AA << /O << /S /Named /N /Print >> >>' })],
    [
      'opens a web page by itself',
      onePagePdf({ catalog: '/OpenAction << /S /URI /URI (https://example.com) >>' }),
    ],
    [
      'starts a program',
      onePagePdf({ page: '/Annots [<< /Subtype /Link /A << /S /Launch /F (cmd.exe) >> >>]' }),
    ],
    [
      'hides a program start behind a second entry',
      onePagePdf({ page: '/A << /S /Launch /S /GoTo /F (cmd.exe) >>' }),
    ],
    ['sends a form away', onePagePdf({ page: '/A << /S /SubmitForm /F (https://example.com) >>' })],
    ['carries another file', onePagePdf({ more: [streamOf('/Type /EmbeddedFile', Buffer.from('MZ'))] })],
    ['carries a file that is not labelled', onePagePdf({ more: ['<< /F (a.exe) /EF << /F 4 0 R >> >>'] })],
    ['plays rich media', onePagePdf({ page: '/Annots [<< /Subtype /RichMedia >>]' })],
    ['holds a dynamic form', onePagePdf({ catalog: '/AcroForm << /XFA 4 0 R >>' })],
    [
      'keeps its catalog in the trailer',
      onePagePdf({ trailer: `/Root << /Type /Catalog /OpenAction ${script} >>` }),
    ],
    ['packs its script into an object stream', onePagePdf({ more: [packedObject(9, script)] })],
    [
      'packs it without compression',
      onePagePdf({ more: [streamOf('/Type /ObjStm /N 1 /First 4', Buffer.from(`9 0 ${script}`))] }),
    ],
    ['had a script before it was edited', revised(onePagePdf({ more: [script] }), 5, 'null')],
    [
      'had a script added later',
      revised(onePagePdf(), 1, `<< /Type /Catalog /Pages 2 0 R /OpenAction ${script} >>`),
    ],
  ])('is refused when it %s', async (_case, pdf) => {
    expect(await audit(pdf)).toEqual({ problem: 'activeContent' })
  })

  it('is refused when an ordinary editor put the script in', async () => {
    const pdf = await savedByAnEditor((document) => document.addJavaScript('greeting', 'app.alert("hello")'))
    expect(await audit(pdf)).toEqual({ problem: 'activeContent' })
  })

  it('is refused when an ordinary editor attached a file', async () => {
    const pdf = await savedByAnEditor((document) => document.attach(Buffer.from('MZ'), 'setup.exe'))
    expect(await audit(pdf)).toEqual({ problem: 'activeContent' })
  })
})

describe('a PDF that hides something from a front-to-back reader', () => {
  const hidden = `9 0 obj ${script.replace('JavaScript', 'Nothing').replace('/JS', '/X')} endobj`

  it.each([
    ['in a text', onePagePdf({ more: [`(${hidden})`] })],
    ['in a comment', onePagePdf({ more: [`null % ${hidden}\n`] })],
    ['in a picture’s data', onePagePdf({ more: [streamOf('', Buffer.from(hidden))] })],
    ['after its last object', Buffer.concat([onePagePdf(), Buffer.from('9 0 obj << /Never (closed')])],
    [
      'behind a split object number',
      onePagePdf({ more: ['null endobj 9 %\n0 obj null endobj 10 0 obj null'] }),
    ],
    [
      'in an object stream of another name',
      onePagePdf({ more: [packedObject(9, script, { type: '/Type /Fonts' })] }),
    ],
    ['in an object stream of no name', onePagePdf({ more: [packedObject(9, script, { type: '' })] })],
    [
      'in an unusual packing',
      onePagePdf({ more: [packedObject(9, script, { filter: '/Filter [/FlateDecode /FlateDecode]' })] }),
    ],
  ])('counts as damaged: %s', async (_case, pdf) => {
    expect(await audit(pdf)).toEqual({ problem: 'damaged' })
  })
})

describe('a damaged PDF', () => {
  it.each([
    ['cut in the middle', onePagePdf().subarray(0, 180)],
    ['of a header only', Buffer.from('%PDF-1.7\n')],
    ['of noise', Buffer.from(`%PDF-1.7\n${'<< [ ( 1 0 obj '.repeat(500)}`)],
    ['with brackets nested beyond reason', onePagePdf({ more: ['['.repeat(200_000)] })],
    [
      'whose packed objects are not packed',
      onePagePdf({
        more: [streamOf('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', Buffer.from('nonsense'))],
      }),
    ],
  ])('is refused: %s', async (_case, pdf) => {
    expect(await audit(pdf)).toEqual({ problem: 'damaged' })
  })
})

describe('an encrypted PDF', () => {
  it.each([
    ['that asks for a password', { userPassword: 'secret', ownerPassword: 'owner' }],
    [
      'that opens for everyone but restricts printing',
      { ownerPassword: 'owner', permissions: { printing: false } },
    ],
  ])('is refused: one %s', async (_case, protection) => {
    const pdf = await savedByAnEditor((document) => document.encrypt(protection))
    expect(await audit(pdf)).toEqual({ problem: 'encrypted' })
  })
})

describe('a PDF that unpacks to far more than it seems', () => {
  const bomb = (megabytes: number) => packedObject(9, Buffer.alloc(megabytes * megabyte, ' '))

  it('is refused as soon as the budget is spent', async () => {
    const pdf = onePagePdf({ more: [bomb(64)] })
    expect(pdf.length).toBeLessThan(0.1 * megabyte)
    expect(await audit(pdf)).toEqual({ problem: 'tooSlow' })
  })

  it('is refused when it spreads the load over many streams', async () => {
    const pdf = onePagePdf({ more: Array.from({ length: 5 }, () => bomb(1)) })
    expect(await audit(pdf)).toEqual({ problem: 'tooSlow' })
    expect(await audit(pdf, 6 * megabyte)).not.toEqual({ problem: 'tooSlow' })
  })

  it('is not unpacked at all where nothing needs to be read, as in pictures', async () => {
    const packed = deflateSync(Buffer.alloc(64 * megabyte))
    const pdf = onePagePdf({ more: [streamOf('/Subtype /Image /Filter /FlateDecode', packed)] })
    expect(await audit(pdf, 1)).toEqual({ pages: 1 })
  })
})
