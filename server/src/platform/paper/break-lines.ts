import LineBreaker from 'linebreak'

export interface BrokenLine {
  text: string
  width: number
  /** Ends a paragraph, so there is no reason to spread it over the whole width. */
  last: boolean
}

/** Lines no wider than asked for. What has no place to break in, such as a very long address, is cut where it must. */
export function breakLines(
  text: string,
  width: number,
  advanceOf: (character: string) => number,
): BrokenLine[] {
  const paragraphs = text.trim().replace(/\n{3,}/g, '\n\n')
  return paragraphs.split('\n').flatMap((paragraph) => breakParagraph(paragraph.trim(), width, advanceOf))
}

function breakParagraph(
  paragraph: string,
  width: number,
  advanceOf: (character: string) => number,
): BrokenLine[] {
  const lines: BrokenLine[] = []
  let line = ''
  let filled = 0
  const widthOf = (part: string): number => {
    let sum = 0
    for (const character of part) sum += advanceOf(character)
    return sum
  }
  const end = (last: boolean) => {
    const shown = line.trimEnd()
    lines.push({ text: shown, width: widthOf(shown), last })
    line = ''
    filled = 0
  }

  for (const part of breakableParts(paragraph)) {
    const seen = widthOf(part.trimEnd())
    if (line !== '' && filled + seen > width) end(false)
    if (seen <= width) {
      line += part
      filled += widthOf(part)
      continue
    }
    for (const character of part) {
      const advance = advanceOf(character)
      if (line !== '' && filled + advance > width) end(false)
      line += character
      filled += advance
    }
  }
  end(true)
  return lines
}

function* breakableParts(paragraph: string): Generator<string> {
  const breaker = new LineBreaker(paragraph)
  let start = 0
  for (let found = breaker.nextBreak(); found; found = breaker.nextBreak()) {
    yield paragraph.slice(start, found.position)
    start = found.position
  }
}
