/** Metres as they are said: to the centimetre, without figures that say nothing. */
export const metresIn = (metres: number): string => String(Math.round(metres * 100) / 100)

/** Where columns of lengths stand below each other. */
export const exactMetres = (metres: number): string => metres.toFixed(2)

export const areaIn = ({ width, depth }: { width: number; depth: number }): string =>
  String(Math.round(width * depth * 100) / 100)
