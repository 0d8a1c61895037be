export interface ReceivedMail {
  from: string
  recipients: string[]
  overTls: boolean
  raw: string
}

/** One header as a person reads it: unfolded, encoded words decoded. */
export function headerOf(mail: ReceivedMail, name: string): string | undefined {
  const [head = ''] = mail.raw.split('\r\n\r\n', 1)
  const unfolded = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')
  const line = unfolded.find((each) => each.toLowerCase().startsWith(`${name.toLowerCase()}:`))
  return line
    ?.slice(name.length + 1)
    .trim()
    .replace(/\?= +=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toUpperCase() === 'B' ? fromBase64(text) : fromQuotedPrintable(text.replaceAll('_', ' ')),
    )
}

export function headerNames(mail: ReceivedMail): string[] {
  const [head = ''] = mail.raw.split('\r\n\r\n', 1)
  return [...head.matchAll(/^([\w-]+):/gm)].map(([, name = '']) => name.toLowerCase())
}

/** The text of a mail that has a single part. */
export function textOf(mail: ReceivedMail): string {
  const body = mail.raw.slice(mail.raw.indexOf('\r\n\r\n') + 4)
  switch (headerOf(mail, 'Content-Transfer-Encoding')) {
    case 'base64':
      return fromBase64(body)
    case 'quoted-printable':
      return fromQuotedPrintable(body.replace(/=\r\n/g, ''))
    default:
      return body
  }
}

function fromBase64(text: string): string {
  return Buffer.from(text, 'base64').toString('utf8')
}

function fromQuotedPrintable(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
