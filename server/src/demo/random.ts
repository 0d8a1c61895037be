/**
 * A small seeded generator (sfc32: three mixing words and a counter, so no cycle shorter than 2^32). The demo fair
 * must be the same on every machine and in every run, which neither Math.random nor crypto can promise. Nothing
 * secret may ever come from here.
 */
export class Random {
  private a: number
  private b: number
  private c: number
  private counter = 1

  constructor(private readonly seed: string) {
    const words = spread(seed)
    this.a = words[0]
    this.b = words[1]
    this.c = words[2]
    for (let round = 0; round < 12; round++) this.word()
  }

  /** An independent stream for one topic, so that a change in one topic leaves all the others as they were. */
  fork(topic: string): Random {
    return new Random(`${this.seed}/${topic}`)
  }

  /** At least 0, below 1. */
  fraction(): number {
    return this.word() / 4_294_967_296
  }

  /** A whole number from `least` to `most`, both included. */
  int(least: number, most: number): number {
    return least + Math.floor(this.fraction() * (most - least + 1))
  }

  chance(probability: number): boolean {
    return this.fraction() < probability
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[this.int(0, items.length - 1)]
    if (item === undefined) throw new Error('picked from an empty list')
    return item
  }

  /** Picks by weight: `[['draft', 3], ['new', 1]]` gives a draft three times out of four. */
  weighted<Item>(choices: readonly (readonly [Item, number])[]): Item {
    let left = this.fraction() * choices.reduce((sum, [, weight]) => sum + weight, 0)
    for (const [item, weight] of choices) {
      left -= weight
      if (left < 0) return item
    }
    throw new Error('weights add up to nothing')
  }

  shuffled<Item>(items: readonly Item[]): Item[] {
    const result = [...items]
    for (let last = result.length - 1; last > 0; last--) {
      const other = this.int(0, last)
      const held = result[last] as Item
      result[last] = result[other] as Item
      result[other] = held
    }
    return result
  }

  /** `count` different items in random order; all of them when there are fewer. */
  some<Item>(items: readonly Item[], count: number): Item[] {
    return this.shuffled(items).slice(0, count)
  }

  digits(count: number): string {
    let text = ''
    while (text.length < count) text += this.int(0, 9)
    return text
  }

  /** Shaped like a random (version 4) uuid. */
  uuid(): string {
    const hex = [this.word(), this.word(), this.word(), this.word()].map((word) =>
      word.toString(16).padStart(8, '0'),
    )
    const all = hex.join('')
    const variant = '89ab'[Number.parseInt(all.charAt(16), 16) % 4]
    return `${all.slice(0, 8)}-${all.slice(8, 12)}-4${all.slice(13, 16)}-${variant}${all.slice(17, 20)}-${all.slice(20)}`
  }

  private word(): number {
    const sum = (this.a + this.b + this.counter++) | 0
    this.a = this.b ^ (this.b >>> 9)
    this.b = (this.c + (this.c << 3)) | 0
    this.c = (((this.c << 21) | (this.c >>> 11)) + sum) | 0
    return sum >>> 0
  }
}

/** What a whole fair is made from. */
export const fairRandom = (seed = 1): Random => new Random(`fair-${seed}`)

function spread(seed: string): [number, number, number] {
  let hash = 2_166_136_261
  for (const character of seed) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619)
  const next = () => {
    hash = (hash + 0x9e37_79b9) | 0
    let mixed = Math.imul(hash ^ (hash >>> 16), 0x21f0_aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a_2d97)
    return mixed ^ (mixed >>> 15)
  }
  return [next(), next(), next()]
}
