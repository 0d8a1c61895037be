/** Groups of three, as people write and paste large figures. */
const grouped = /^\d{1,3}(?:[,，]\d{3})+(?=\.|$)/
const plain = /^-?(?:\d+\.?\d*|\.\d+)$/

/**
 * What a typed figure means: nothing, a number, or the text itself where it is none, so that the field's rule can say so.
 * Nothing is guessed from a part of it.
 */
export function readFigure(typed: string): number | string | null {
  // Full-width digits, as Chinese keyboards give them.
  const text = typed.normalize('NFKC').replace(/\s/g, '')
  if (text === '') return null
  const digits = text.replace(grouped, (groups) => groups.replace(/[,，]/g, ''))
  return plain.test(digits) ? Number(digits) : typed
}
