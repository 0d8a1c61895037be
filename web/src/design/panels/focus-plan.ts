/** Back to the drawing, whose keys go on where the person left it. */
export const focusPlan = (): void => document.querySelector<HTMLElement>('[role="application"]')?.focus()
