import type { Sheet } from './sheet'

type Element = PDFKit.PDFStructureElement

/** A place in the document's outline for machines that read it aloud. */
export interface Tag {
  type: string
  element: Element
}

interface TagOptions {
  /** What a picture shows, for those who cannot see it. */
  alt?: string
}

export function openRoot({ doc }: Sheet, lang: string): Tag {
  const element = doc.struct('Document', { lang })
  doc.addStructure(element)
  return { type: 'Document', element }
}

export function openTag({ doc }: Sheet, parent: Tag, type: string, options: TagOptions = {}): Tag {
  const element = doc.struct(type, options)
  parent.element.add(element)
  return { type, element }
}

/** Everything drawn meanwhile belongs to the tag. Must not go on over the end of a page. */
export async function drawUnder({ doc }: Sheet, tag: Tag, draw: () => Promise<void> | void): Promise<void> {
  const content = doc.markStructureContent(tag.type)
  await draw()
  doc.endMarkedContent()
  tag.element.add(content)
}

/** Lines, grounds and what runs along every page: nothing to be read aloud. */
export function drawAside({ doc }: Sheet, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' })
  doc.save()
  draw()
  doc.restore()
  doc.endMarkedContent()
}
