import type { CodeItem } from './code-list'

export function pathTo(list: readonly CodeItem[], value: string): CodeItem[] {
  for (const item of list) {
    if (item.value === value) return [item]
    const below = pathTo(item.children ?? [], value)
    if (below.length > 0) return [item, ...below]
  }
  return []
}

export function findItem(list: readonly CodeItem[], value: string): CodeItem | undefined {
  return pathTo(list, value).at(-1)
}

export function choosable(list: readonly CodeItem[]): CodeItem[] {
  return list.filter((item) => !item.formHidden)
}

export function designerChoices(list: readonly CodeItem[]): CodeItem[] {
  return list.filter((item) => !item.designerHidden)
}
