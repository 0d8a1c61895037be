import type { Layout } from '../kernel/renamed'

/** The specs name whoever made such a row a second time, as the account it belongs to. */
export const keeperIsMaker: Layout = {
  send: (raw) => ({ ...raw, userid: raw.cjrid }),
  also: { createdById: 'userid' },
}
