/** A drawing in millimetres of a hall of 80 × 50 m, full of lines. */
export function manyLines(count: number): Uint8Array {
  const pairs = ['0\nSECTION\n2\nHEADER\n9\n$INSUNITS\n70\n4\n0\nENDSEC\n0\nSECTION\n2\nENTITIES\n']
  for (let line = 0; line < count; line++)
    pairs.push(
      `0\nLINE\n8\nWALLS\n10\n${line % 80_000}.25\n20\n${(line * 7) % 50_000}.5\n11\n${(line * 3) % 80_000}.75\n21\n${(line * 11) % 50_000}.5\n`,
    )
  pairs.push('0\nENDSEC\n0\nEOF\n')
  return new TextEncoder().encode(pairs.join(''))
}
