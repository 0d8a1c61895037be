/** Where Unicode allows a line to end (UAX 14); it ships without types. */
declare module 'linebreak' {
  class LineBreaker {
    constructor(text: string)
    nextBreak(): { position: number; required: boolean } | null
  }

  export = LineBreaker
}
