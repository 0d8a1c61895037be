/** Whoever draws the plan in the window, moved by pixels and factors as a hand does it. */
export interface Side {
  moveBy(right: number, down: number): void
  zoomBy(factor: number): void
  /** Where a metre of the floor lies in the window, in pixels. */
  view(): { x: number; y: number; scale: number }
  end(): void
}

export const windowSize = { width: 1440, height: 900 }

/** Reading one dot back makes the browser do whatever drawing it has put off. */
export function flush(canvas: HTMLCanvasElement): void {
  canvas.getContext('2d')?.getImageData(0, 0, 1, 1)
}

export function emptyFrame(): HTMLElement {
  const frame = document.createElement('div')
  frame.id = 'frame'
  Object.assign(frame.style, {
    position: 'relative',
    overflow: 'hidden',
    width: `${windowSize.width}px`,
    height: `${windowSize.height}px`,
    fontFamily,
  })
  document.body.replaceChildren(frame)
  return frame
}

/** The product's own look by day, for all sides. */
export const fontFamily = '"Noto Sans CJK SC", sans-serif'
