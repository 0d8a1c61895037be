import { inflateSync, constants as zlib } from 'node:zlib'
import {
  PDFArray,
  type PDFContext,
  type PDFDict,
  PDFInvalidObject,
  PDFName,
  PDFObjectStreamParser,
  PDFParser,
  PDFRawStream,
  type PDFRef,
  type PDFStream,
} from '@cantoo/pdf-lib'

/** All that stands in the file, in every revision of it, whether or not anything still refers to it. */
export class PdfSightings {
  readonly names = new Set<string>()
  readonly dictionaries: PDFDict[] = []
  /** Where each object of the file ends, in file order. */
  readonly objectEnds: number[] = []
  unreadable = false
  overBudget = false

  name(name: PDFName): PDFName {
    this.names.add(name.decodeText())
    return name
  }

  dictionary(dictionary: PDFDict): PDFDict {
    this.dictionaries.push(dictionary)
    return dictionary
  }
}

const typeKey = PDFName.of('Type')
const filterKey = PDFName.of('Filter')
const flate = PDFName.of('FlateDecode')
const objectStream = PDFName.of('ObjStm')
const objectStreamDone = PDFName.of('ObjStmDone')
const crossReferences = PDFName.of('XRef')

/**
 * Reads a file from front to back instead of following its cross-reference table, so that superseded objects
 * are seen too, and unpacks object streams itself: the library would inflate them without any bound.
 */
export class PdfAuditParser extends PDFParser {
  readonly sightings = new PdfSightings()
  private readonly objectStreams: Promise<void>[] = []
  private insideObjectStream = false

  constructor(
    content: Uint8Array,
    private unpackedBytesLeft: number,
  ) {
    super(content)
    const assign = this.context.assign.bind(this.context)
    this.context.assign = (ref, object) => {
      if (!this.insideObjectStream) this.sightings.objectEnds.push(this.bytes.offset())
      if (object instanceof PDFInvalidObject) this.sightings.unreadable = true
      assign(ref, object)
    }
  }

  override async parseDocument(): Promise<PDFContext> {
    const context = await super.parseDocument()
    await Promise.all(this.objectStreams)
    return context
  }

  protected override parseName(): PDFName {
    return this.sightings.name(super.parseName())
  }

  protected override parseDict(ref?: PDFRef): PDFDict {
    return this.sightings.dictionary(super.parseDict(ref))
  }

  // Throwing here makes the library keep the object as an invalid one, which the audit refuses.
  protected override parseDictOrStream(ref?: PDFRef): PDFDict | PDFStream {
    const object = super.parseDictOrStream(ref)
    if (!(object instanceof PDFRawStream)) return object
    const type = object.dict.lookup(typeKey)
    if (type === objectStream) this.readObjectStream(object)
    else if (type === crossReferences) withContent(object, new Uint8Array(0))
    else if (looksLikeObjectStream(object.dict)) throw new Error('Object stream in disguise')
    return object
  }

  private readObjectStream(stream: PDFRawStream): void {
    withContent(stream, this.unpack(stream))
    this.insideObjectStream = true
    const reading = new ObjectStreamAuditParser(stream, this.sightings).parseIntoContext()
    this.insideObjectStream = false
    this.objectStreams.push(
      reading.catch(() => {
        this.sightings.unreadable = true
      }),
    )
    stream.dict.set(typeKey, objectStreamDone)
  }

  private unpack(stream: PDFRawStream): Uint8Array {
    const filter = stream.dict.lookup(filterKey)
    if (filter === undefined) return stream.contents
    if (!isFlateOnly(filter)) throw new Error('Object stream in an unusual packing')
    try {
      const content = inflateSync(stream.contents, {
        maxOutputLength: Math.max(1, this.unpackedBytesLeft),
        finishFlush: zlib.Z_SYNC_FLUSH,
      })
      this.unpackedBytesLeft -= content.length
      return content
    } catch (error) {
      this.sightings.overBudget ||= error instanceof RangeError
      throw error
    }
  }
}

class ObjectStreamAuditParser extends PDFObjectStreamParser {
  constructor(
    stream: PDFRawStream,
    private readonly sightings: PdfSightings,
  ) {
    super(stream)
  }

  protected override parseName(): PDFName {
    return this.sightings.name(super.parseName())
  }

  protected override parseDict(ref?: PDFRef): PDFDict {
    return this.sightings.dictionary(super.parseDict(ref))
  }
}

// Leaves the library nothing to unpack. Cross-references are not followed, so theirs need no content at all.
function withContent(stream: PDFRawStream, content: Uint8Array): void {
  stream.contents = content
  stream.dict.delete(filterKey)
}

// Readers find object streams through the cross-references and may not ask for the type.
function looksLikeObjectStream(dictionary: PDFDict): boolean {
  return dictionary.has(PDFName.of('First')) && dictionary.has(PDFName.of('N'))
}

function isFlateOnly(filter: unknown): boolean {
  return filter === flate || (filter instanceof PDFArray && filter.size() === 1 && filter.lookup(0) === flate)
}
