import { deflateSync } from 'node:zlib'

/** Writes a PDF by hand, the way a hostile author would; object n is the n-th text, object 1 the catalog. */
export function pdfOf(objects: (string | Buffer)[], trailer = ''): Buffer {
  const parts = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')]
  const offsets: number[] = []
  for (const [index, object] of objects.entries()) {
    offsets.push(lengthOf(parts))
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n'))
  }
  const start = lengthOf(parts)
  const size = objects.length + 1
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
  parts.push(
    Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${entries.join('')}`),
    Buffer.from(`trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`),
  )
  return Buffer.concat(parts)
}

/** A sound file of one page, with room for more: entries of its catalog and its page, and objects from 5 on. */
export function onePagePdf({
  catalog = '',
  page = '',
  more = [] as (string | Buffer)[],
  trailer = '',
} = {}): Buffer {
  return pdfOf(
    [
      `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R ${page} >>`,
      streamOf('', Buffer.from('0 0 m 100 100 l S')),
      ...more,
    ],
    trailer,
  )
}

export function pagesPdf(pages: number, statedCount = pages): Buffer {
  const kids = Array.from({ length: pages }, (_, index) => `${index + 3} 0 R`)
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${statedCount} >>`,
    ...kids.map(() => '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>'),
  ])
}

export function streamOf(entries: string, content: Buffer): Buffer {
  const head = `<< ${entries} /Length ${content.length} >>\nstream\n`
  return Buffer.concat([Buffer.from(head), content, Buffer.from('\nendstream')])
}

/** An object stream that holds one object, packed; `type` and `filter` can be bent. */
export function packedObject(
  number: number,
  object: Buffer | string,
  { type = '/Type /ObjStm', filter = '/Filter /FlateDecode' } = {},
): Buffer {
  const head = `${number} 0 `
  const content = Buffer.concat([Buffer.from(head), Buffer.from(object)])
  return streamOf(`${type} /N 1 /First ${head.length} ${filter}`, deflateSync(content, { level: 9 }))
}

/** Appends a later revision, as editors do that leave the first version in place. */
export function revised(pdf: Buffer, number: number, object: string): Buffer {
  const trailer = `trailer\n<< /Root 1 0 R >>\nstartxref\n${pdf.length}\n%%EOF\n`
  return Buffer.concat([pdf, Buffer.from(`${number} 0 obj\n${object}\nendobj\n${trailer}`)])
}

function lengthOf(parts: Buffer[]): number {
  return parts.reduce((length, part) => length + part.length, 0)
}
