import type { CodeListName } from '@fairground/domain/codelist'
import { useState } from 'react'
import { browserStorage } from '../lib/safe-storage'
import { useUser } from '../session/use-session'
import { createDraftStore } from '../ui/form/draft-store'
import type { Orders } from './item-tree'

const drafts = createDraftStore(browserStorage)

/** An order in the making outlives a reload or an expired session, like everything else that is not saved yet. */
export function useKeptOrders(list: CodeListName): [Orders, (orders: Orders) => void] {
  const account = useUser().id
  const key = `codelist.${list}.order`
  const [orders, setOrders] = useState<Orders>(() => readOrders(drafts.read(account, key)?.groups))
  return [
    orders,
    (next) => {
      setOrders(next)
      if (next.size > 0) drafts.write(account, key, { groups: [...next] })
      else drafts.clear(account, key)
    },
  ]
}

const readOrders = (groups: unknown): Orders =>
  new Map(Array.isArray(groups) ? (groups as [string | null, string[]][]) : [])
