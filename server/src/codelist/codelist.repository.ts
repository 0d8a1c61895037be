import type { CodeItem } from '@fairground/domain/codelist'
import type { Db } from '../platform/database/database'

interface CodeRow {
  value: string
  parent: string | null
  name_zh: string
  name_en: string
  form_hidden: boolean
  designer_hidden: boolean
}

/**
 * Enabled items in their order; children of a disabled parent are not reachable and so not offered. Asked for all, the
 * disabled ones come marked as hidden from choice, because records may still hold them.
 */
export async function readCodeList(
  db: Db,
  list: string,
  which: 'enabled' | 'all' = 'enabled',
): Promise<CodeItem[]> {
  const rows = await db
    .selectFrom('code_item')
    .select((from) => [
      'value',
      'parent',
      'name_zh',
      'name_en',
      from
        .or([from('form_hidden', '=', true), from('enabled', '=', false)])
        .$castTo<boolean>()
        .as('form_hidden'),
      from
        .or([from('designer_hidden', '=', true), from('enabled', '=', false)])
        .$castTo<boolean>()
        .as('designer_hidden'),
    ])
    .where('list', '=', list)
    .$if(which === 'enabled', (query) => query.where('enabled', '=', true))
    .orderBy('position')
    .orderBy('value')
    .execute()
  const byParent = new Map<string | null, CodeRow[]>()
  for (const row of rows) byParent.set(row.parent, [...(byParent.get(row.parent) ?? []), row])
  return itemsBelow(null, byParent)
}

function itemsBelow(parent: string | null, byParent: Map<string | null, CodeRow[]>): CodeItem[] {
  return (byParent.get(parent) ?? []).map((row) => {
    const children = itemsBelow(row.value, byParent)
    return {
      value: row.value,
      zh: row.name_zh,
      en: row.name_en,
      ...(row.form_hidden ? { formHidden: true } : {}),
      ...(row.designer_hidden ? { designerHidden: true } : {}),
      ...(children.length > 0 ? { children } : {}),
    }
  })
}

/** Adds items that are missing. What the organiser renamed, reordered or disabled stays as it is. */
export async function addMissingItems(db: Db, list: string, items: CodeItem[]): Promise<void> {
  const rows = flatten(items)
  for (let start = 0; start < rows.length; start += 500) {
    await db
      .insertInto('code_item')
      .values(rows.slice(start, start + 500).map((row) => ({ list, ...row })))
      .onConflict((conflict) => conflict.columns(['list', 'value']).doNothing())
      .execute()
  }
}

function flatten(items: CodeItem[], parent: string | null = null): Omit<NewRow, 'list'>[] {
  return items.flatMap((item, position) => [
    {
      value: item.value,
      parent,
      position,
      name_zh: item.zh,
      name_en: item.en,
      designer_hidden: item.designerHidden ?? false,
      form_hidden: item.formHidden ?? false,
    },
    ...flatten(item.children ?? [], item.value),
  ])
}

interface NewRow extends CodeRow {
  list: string
  position: number
}
