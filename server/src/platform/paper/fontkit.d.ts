/** As much of the font reader as is used here; it ships without types. */
declare module 'fontkit' {
  export interface Font {
    unitsPerEm: number
    hasGlyphForCodePoint(codePoint: number): boolean
    glyphForCodePoint(codePoint: number): { advanceWidth: number; path: { toSVG(): string } }
    layout(text: string, features?: Record<string, boolean>): { advanceWidth: number }
  }
  export function create(file: Uint8Array): Font
}
