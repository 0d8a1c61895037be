const anywhere = 'https://fairground.invalid'

/**
 * The path to come back to after login, or undefined. It arrives in the address bar, so anyone may have written it:
 * only a plain path of our own passes, never another site, a script, or a login page that would lead in circles.
 */
export function safeReturnPath(given: string | null | undefined): string | undefined {
  if (!given?.startsWith('/') || given.length > 2000) return undefined
  // Browsers read a backslash as a slash and drop control characters, so "/\evil" and "/\t/evil" would leave the site.
  if (/[\\\p{Cc}]/u.test(given) || given.startsWith('//')) return undefined
  const url = parse(given)
  if (url?.origin !== anywhere) return undefined
  // Dot segments can fold into a second leading slash: "/.//evil" would become "//evil".
  if (url.pathname.startsWith('//')) return undefined
  if (url.pathname === '/' || /^\/exhibition\/login(\/|$)/i.test(url.pathname)) return undefined
  return url.pathname + url.search + url.hash
}

function parse(path: string): URL | undefined {
  try {
    return new URL(path, anywhere)
  } catch {
    return undefined
  }
}

export function withReturnPath(loginPath: string, returnTo: string | undefined): string {
  const safe = safeReturnPath(returnTo)
  if (!safe) return loginPath
  return `${loginPath}${loginPath.includes('?') ? '&' : '?'}returnTo=${encodeURIComponent(safe)}`
}
