interface NamedItem {
  value: string
  zh: string
  en: string
}

/** Whoever types a name minds neither case nor full-width signs. */
export const plainName = (text: string): string => text.normalize('NFKC').trim().toLowerCase()

/** Whether a text may stand for the item: its value, or its label in either language. */
export const answersTo = (item: NamedItem, text: string): boolean => isCalled(item, plainName(text))

const isCalled = ({ value, zh, en }: NamedItem, plain: string): boolean =>
  plainName(value) === plain || plainName(zh) === plain || plainName(en) === plain

/**
 * The items a text may stand for; more than one where labels collide. A label as it is written comes first: that is how
 * an export names an item, so what was exported is read back as it was.
 */
export function itemsCalled<Item extends NamedItem>(items: readonly Item[], text: string): Item[] {
  const labelled = items.filter(({ zh, en }) => zh === text || en === text)
  if (labelled.length > 0) return labelled
  const plain = plainName(text)
  return items.filter((item) => isCalled(item, plain))
}
