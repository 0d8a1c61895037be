import { callTable } from './call-table'
import { allRenamed } from './kernel/renamed'
import { describeAccess } from './openapi'

/** docs/glossary.md: from the specs' words to ours. Generated, so that it is never out of date. */
export function glossary(): string {
  // The call table must be loaded for its codecs to be known.
  const calls = callTable.map(
    ({ feature, name, endpoint }) =>
      `| \`${endpoint.method} ${endpoint.path}\` | ${feature} · \`${name}\` | ${describeAccess(endpoint.access)} | ${endpoint.summary} |`,
  )
  const entities = allRenamed().map(({ entity, fields, also }) =>
    [
      `### ${entity}`,
      '',
      '| wire | domain |',
      '|---|---|',
      ...[...fields(), ...also].map(({ wire, domain }) => `| ${wire} | ${domain} |`),
      '',
    ].join('\n'),
  )
  return [
    '# Glossary',
    '',
    'Generated from `wire/` by `npm run generate`. Do not edit.',
    '',
    '## Calls',
    '',
    '| call | name in code | access | what it does |',
    '|---|---|---|---|',
    ...calls,
    '',
    '## Fields',
    '',
    ...entities,
  ].join('\n')
}

/** Names that exist only on the wire, and not as plain words that anyone may use. */
export function wireNames(): string[] {
  const plain = new Set([
    'username',
    'uuid',
    'mail',
    'phone',
    'pageNum',
    'min',
    'max',
    'params',
    'fileName',
    'src',
    'boothType',
    'area',
    'code',
    // A syllable of many a company's name.
    'lan',
  ])
  const names = allRenamed().flatMap(({ fields, also }) =>
    [...fields(), ...also].filter((field) => field.wire !== field.domain),
  )
  return [...new Set(names.map((field) => field.wire))].filter((name) => !plain.has(name)).sort()
}
