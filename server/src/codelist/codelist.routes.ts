import type { CodeItem } from '@fairground/domain/codelist'
import {
  type CodeNode,
  codeList,
  mailingDivisions,
  productCategories,
  productCategoriesByPost,
  productCategoriesEn,
} from '@fairground/wire/codelist'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/http/serve'
import type { Platform } from '../platform/platform'
import { readCodeList } from './codelist.repository'

export function codelistRoutes(app: FastifyInstance, { db }: Platform): void {
  const read = async (list: string, english: boolean) =>
    (await readCodeList(db, list)).map((item) => toNode(item, english))

  serve(app, codeList, ({ params }) => read(params.type.list, params.type.english))
  serve(app, productCategories, () => read('productCategory', false))
  serve(app, productCategoriesByPost, () => read('productCategory', false))
  serve(app, productCategoriesEn, () => read('productCategory', true))
  serve(app, mailingDivisions, ({ caller }) => read('mailingDivision', caller.language === 'en'))
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
