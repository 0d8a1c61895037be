/**
 * Asked for one by one, read together. Never two readings at a time: whatever is asked for during one is in the next, so
 * that any number of questions, and of made-up ones too, costs one connection.
 */
export function readTogether<Found extends { id: string }>(
  read: (ids: readonly string[]) => Promise<Found[]>,
): (id: string) => Promise<Found | undefined> {
  let asked = new Set<string>()
  let running: Promise<unknown> = Promise.resolve()
  let next: Promise<Map<string, Found>> | undefined

  function begin(): Promise<Map<string, Found>> {
    const reading = running.then(async () => {
      const ids = [...asked]
      asked = new Set()
      next = undefined
      const found = await read(ids)
      return new Map(found.map((one) => [one.id, one]))
    })
    running = reading.catch(() => undefined)
    return reading
  }

  return async (id) => {
    // As the database writes it.
    const key = id.toLowerCase()
    asked.add(key)
    next ??= begin()
    return (await next).get(key)
  }
}
