import type { FieldFault } from '@fairground/wire/kernel/envelope'
import { useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

/** What stands in the fields of a form and what is wrong with it, by dotted path. Every such field holds a text. */
export function createTextForm(initial: Readonly<Record<string, string>> = {}) {
  const typed = new Map(Object.entries(initial))
  const faults = new Map<string, string>()
  const inputs = new Map<string, HTMLInputElement>()
  const listeners = new Set<() => void>()

  function changed(): void {
    for (const listener of listeners) listener()
  }

  function mark(path: string, fault: string | undefined): void {
    if (fault === undefined) faults.delete(path)
    else faults.set(path, fault)
    changed()
  }

  /** In the order people see them, which is not always the order they appeared in. */
  const paths = (): string[] =>
    [...inputs]
      .sort(([, a], [, b]) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
      .map(([path]) => path)

  function focus(path: string): void {
    inputs.get(path)?.focus({ preventScroll: true })
    inputs.get(path)?.scrollIntoView({ block: 'center' })
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    textAt: (path: string): string => typed.get(path) ?? '',
    faultAt: (path: string): string | undefined => faults.get(path),
    write(path: string, text: string): void {
      typed.set(path, text)
      changed()
    },
    mark,
    paths,
    focus,
    /** Back to how the form was opened. */
    reset(path: string): void {
      typed.set(path, initial[path] ?? '')
      mark(path, undefined)
    },
    /** Says each fault at its field and goes to the first; answers with those whose field is not on the screen. */
    tell(told: readonly FieldFault[]): FieldFault[] {
      // Before the focus moves, so that the field is read out together with what is wrong with it.
      flushSync(() => {
        for (const { path, message } of told) if (inputs.has(path)) mark(path, message)
      })
      const first = paths().find((path) => told.some((fault) => fault.path === path))
      if (first) focus(first)
      return told.filter(({ path }) => !inputs.has(path))
    },
    attach(path: string, input: HTMLInputElement): () => void {
      inputs.set(path, input)
      return () => {
        inputs.delete(path)
        faults.delete(path)
      }
    },
    /** What is on the screen, nested as the paths say. */
    values: (): Record<string, unknown> => nested(paths().map((path) => [path, typed.get(path) ?? ''])),
  }
}

export type TextForm = ReturnType<typeof createTextForm>

export const useTextForm = (initial?: Readonly<Record<string, string>>): TextForm =>
  useState(() => createTextForm(initial))[0]

export const useTextAt = (form: TextForm, path: string): string =>
  useSyncExternalStore(form.subscribe, () => form.textAt(path))

export const useFaultAt = (form: TextForm, path: string): string | undefined =>
  useSyncExternalStore(form.subscribe, () => form.faultAt(path))

function nested(texts: [path: string, text: string][]): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const [path, text] of texts) {
    const parts = path.split('.')
    const last = parts.pop() ?? ''
    let place = values
    for (const part of parts) {
      place[part] ??= {}
      place = place[part] as Record<string, unknown>
    }
    place[last] = text
  }
  return values
}
