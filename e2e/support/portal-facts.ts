import { oneRow } from './records'

/** The entries of the portal whose addresses name one, by the word the table of screens calls them by. */
const tables = {
  news: ['portal_news', 'title'],
  welcome: ['portal_welcome', 'title'],
  feature: ['portal_feature', 'title'],
  guide: ['portal_guide', 'title'],
  payment: ['portal_payment_method', 'title'],
  step: ['portal_application_step', 'title'],
  rule: ['portal_rule', 'title'],
  exhibitorNotice: ['portal_notice', 'title'],
  operator: ['portal_operator', 'name'],
  hotel: ['portal_hotel', 'name'],
} as const

export async function portalFacts(): Promise<Record<string, Record<string, string>>> {
  const facts = Object.entries(tables).map(async ([word, [table, name]]) => [
    word,
    await oneRow(
      `SELECT id::text, ${name}_zh AS name FROM ${table} WHERE state = 'published' AND revised_at IS NULL
       ORDER BY created_at DESC, id LIMIT 1`,
    ),
  ])
  return Object.fromEntries(await Promise.all(facts))
}
