/** Mechanisms that are database code themselves: each speaks to the tables it alone looks after. */
const mechanisms = [
  'audit/',
  'captcha/',
  'database/',
  'files/',
  'limits/',
  'live/',
  'messaging/',
  'sessions/',
  'settings/',
  'tidy-job.ts',
].map((place) => `server/src/platform/${place}`)

const statement = /\bsql(?:<[^`]*>)?`|\.(?:selectFrom|selectNoFrom|insertInto|updateTable|deleteFrom)\(/

/** Whoever looks for what is asked of a table looks into repositories, and nowhere else. */
export function strayStatements(file, text) {
  if (!file.startsWith('server/src/') || file.endsWith('.repository.ts')) return []
  if (mechanisms.some((place) => file.startsWith(place))) return []
  const found = statement.exec(text)
  if (!found) return []
  const line = text.slice(0, found.index).split('\n').length
  return [`${file}:${line}: SQL stands in a *.repository.ts`]
}
