/** What all of them have; nothing where they differ. */
export function common<One, Value>(all: readonly One[], read: (one: One) => Value): Value | undefined {
  const [first, ...others] = all.map(read)
  return others.every((value) => value === first) ? first : undefined
}
