import { fireEvent, screen, within } from '@testing-library/react'

export const button = (name: string | RegExp, inside: HTMLElement = document.body) =>
  within(inside).findByRole('button', { name })
export const press = async (name: string | RegExp, inside?: HTMLElement): Promise<void> =>
  void fireEvent.click(await button(name, inside))
export const field = (label: string | RegExp, inside: HTMLElement = document.body) =>
  within(inside).findByLabelText<HTMLInputElement>(label)
export const type = async (label: string | RegExp, text: string, inside?: HTMLElement): Promise<void> =>
  void fireEvent.change(await field(label, inside), { target: { value: text } })
export const dialog = (): Promise<HTMLElement> => screen.findByRole('dialog')
/** Chooses from one of the product's own drop-downs. */
export async function choose(label: string, option: string): Promise<void> {
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: label }))
  fireEvent.click(await screen.findByTitle(option))
}
