import type { CodeItem } from '@fairground/domain/codelist'
import {
  type CodeNode,
  codeList,
  mailingDivisions,
  productCategories,
  productCategoriesByPost,
  productCategoriesEn,
} from '@fairground/wire/codelist'
import * as admin from '@fairground/wire/codelist/admin'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/http/serve'
import type { Platform } from '../platform/platform'
import { addItem, deleteCodeItem, orderItems, renameItem, switchItem } from './change-items.service'
import { readCodeList } from './codelist.repository'
import { readChanges, readDetail, readOverview } from './manage.service'

export function codelistRoutes(app: FastifyInstance, platform: Platform): void {
  const { db } = platform
  const read = async (list: string, english: boolean, which: 'enabled' | 'all' = 'enabled') =>
    (await readCodeList(db, list, which)).map((item) => toNode(item, english))

  serve(app, codeList, ({ params: { type }, query }) =>
    read(type.list, type.english, query.disabled === 'shown' ? 'all' : 'enabled'),
  )
  serve(app, productCategories, () => read('productCategory', false))
  serve(app, productCategoriesByPost, () => read('productCategory', false))
  serve(app, productCategoriesEn, () => read('productCategory', true))
  serve(app, mailingDivisions, ({ caller }) => read('mailingDivision', caller.language === 'en'))

  serve(app, admin.codeListOverview, () => readOverview(db))
  serve(app, admin.codeListDetail, ({ params }) => readDetail(db, params.list))
  serve(app, admin.codeListHistory, ({ params, query }) => readChanges(db, params.list, query.before))
  serve(app, admin.addCodeItem, ({ params, body, caller }) => addItem(platform, params.list, body, caller))
  serve(app, admin.renameCodeItem, ({ params, body, caller }) =>
    renameItem(platform, params.list, body, caller),
  )
  serve(app, admin.switchCodeItem, ({ params, body, caller }) =>
    switchItem(platform, params.list, body, caller),
  )
  serve(app, admin.deleteCodeItem, ({ params, body, caller }) =>
    deleteCodeItem(platform, params.list, body, caller),
  )
  serve(app, admin.orderCodeItems, ({ params, body, caller }) =>
    orderItems(platform, params.list, body.groups, caller),
  )
}

function toNode(item: CodeItem, english: boolean): CodeNode {
  return {
    value: item.value,
    name: english ? item.en : item.zh,
    nameEn: item.en,
    designerHidden: item.designerHidden ?? false,
    formHidden: item.formHidden ?? false,
    ...(item.children ? { children: item.children.map((child) => toNode(child, english)) } : {}),
  }
}
