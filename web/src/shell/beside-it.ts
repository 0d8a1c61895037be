/** Inside the header, so that a menu belongs to a landmark and follows its button in reading order. */
export const besideIt = (button: HTMLElement): HTMLElement => button.parentElement ?? document.body
