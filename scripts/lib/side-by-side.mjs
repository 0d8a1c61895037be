/** Layers in the order they come, those of one group that follow each other together. */
export function groupsOf(layers) {
  const groups = []
  for (const layer of layers) {
    const last = groups.at(-1)
    if (layer.group && last?.[0].group === layer.group) last.push(layer)
    else groups.push([layer])
  }
  return groups
}

/** Does the same for each, at most so many at a time, and tells the outcomes in the order of the items. */
export async function sideBySide(items, atOnce, work) {
  const outcomes = []
  const waiting = [...items.entries()]
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) outcomes[next[0]] = await work(next[1])
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  return outcomes
}

/** What layers with these budgets take together, at most so many of a group at a time. */
export const budgetOf = (layers, atOnce) =>
  groupsOf(layers).reduce((total, group) => {
    const budgets = group.map(({ budget }) => budget)
    return total + Math.max(...budgets, budgets.reduce((sum, each) => sum + each, 0) / atOnce)
  }, 0)
