import pg from 'pg'

/** Scheme, user, password, and the rest; nothing of it may hold a character that would end another part. */
const shape = /^(postgres(?:ql)?:\/\/)(?:([^:@/?#\s]*)(?::([^@/?#\s]*))?@)?([^@#\s]*)$/
const strayPercent = /%(?![0-9a-f]{2})/i

/**
 * Why this address would not lead where its writer means it to. A password with a `/` in it makes the user a host; PostgreSQL's
 * own tools and ours split one with an `@` at different places. The complaints never quote the address: it holds a password.
 */
export function databaseUrlProblem(url: string): string | undefined {
  if (!/^postgres(ql)?:\/\//.test(url)) return 'must start with postgres://'
  if (!shape.test(url) || strayPercent.test(url)) {
    return (
      'user and password must be percent-encoded in it (@ is %40, / is %2F, # is %23, ? is %3F, % is %25); ' +
      'or leave the password out and set DATABASE_PASSWORD, which takes it as it is'
    )
  }
  if (parametersOf(url).some((name) => name.startsWith('ssl'))) {
    return 'may not say how to encrypt; take the ssl parameter out and set DATABASE_TLS, which would otherwise be overruled'
  }
  try {
    databaseHost(url)
    return undefined
  } catch {
    return 'must look like postgres://user:password@host:5432/database'
  }
}

const parametersOf = (url: string): string[] => [
  ...new URLSearchParams(url.includes('?') ? url.slice(url.indexOf('?') + 1) : '').keys(),
]

/** Puts a password, any password, in the place of the address's own. */
export function withPassword(url: string, password: string): string {
  const [, scheme = '', user = '', , rest = ''] = shape.exec(url) ?? []
  return `${scheme}${user}:${encodeURIComponent(password)}@${rest}`
}

/** Where the driver itself would go: a host, an address, or the directory of a socket. */
export const databaseHost = (url: string): string => new pg.Client({ connectionString: url }).host

/** Which database it is, for people: without the password. */
export function describeDatabase(url: string): string {
  const { database, host, port } = new pg.Client({ connectionString: url })
  return `the database ${database} on ${host}:${port}`
}

/** Nobody else can listen on the way to a socket or a loopback address. */
export const isThisMachine = (host: string): boolean =>
  host.startsWith('/') || /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|::1)$/i.test(host)
