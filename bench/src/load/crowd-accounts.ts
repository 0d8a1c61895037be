import { withDatabase } from '../kernel/product-database'

/** A number no demo account has, in a network of its own. */
export const crowdMember = (number: number): { username: string; from: string } => ({
  username: `139${String(number).padStart(8, '0')}`,
  from: `10.${number >> 8}.${number & 255}.1`,
})

/** So many exhibitors more, with the demo accounts' password; answers with its stored hash. */
export function addCrowd(dataDir: string, people: number): Promise<string> {
  return withDatabase(dataDir, async (client) => {
    const { rows } = await client.query<{ password_hash: string }>(
      `SELECT password_hash FROM account WHERE username = 'admin'`,
    )
    const hash = rows[0]?.password_hash
    if (!hash) throw new Error('the demo fair has no accounts')
    await client.query(
      `INSERT INTO account (username, password_hash, user_type, department, real_name)
       SELECT username, $2, 'CHN', 'exhibitor', username FROM unnest($1::text[]) AS username`,
      [Array.from({ length: people }, (_, index) => crowdMember(index + 1).username), hash],
    )
    await client.query('ANALYZE account')
    return hash
  })
}
