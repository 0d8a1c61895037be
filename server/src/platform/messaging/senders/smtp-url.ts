export interface SmtpServer {
  host: string
  port: number
  /** TLS from the first byte, as opposed to STARTTLS. */
  secure: boolean
  auth?: { user: string; pass: string }
}

/**
 * Reads `smtp://user:password@host:port` or `smtps://…`. The errors never quote the URL: it holds a password,
 * and the error of the URL constructor would carry the whole text along.
 */
export function parseSmtpUrl(text: string): SmtpServer {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !['smtp:', 'smtps:'].includes(url.protocol) || !url.hostname) {
    throw new TypeError('The SMTP URL must look like smtp://user:password@host:port or smtps://…')
  }
  // Options behind a question mark would be ignored, and an operator would believe that they work.
  if (!['', '/'].includes(url.pathname) || url.search || url.hash) {
    throw new TypeError('The SMTP URL may have no path, query or fragment; encode such characters')
  }
  const secure = url.protocol === 'smtps:'
  const server = {
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: url.port ? Number(url.port) : secure ? 465 : 587,
    secure,
  }
  if (!url.username) return server
  return { ...server, auth: { user: decode(url.username), pass: decode(url.password) } }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    throw new TypeError('The user or password in the SMTP URL is not percent-encoded correctly')
  }
}
