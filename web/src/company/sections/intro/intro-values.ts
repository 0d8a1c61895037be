import type { IntroRecord } from '@fairground/wire/company/intro'
import type { FileFacts } from '../../files/file-field'

/** What the form starts from: the stored products, or room for the first one. */
export function introValues(record: IntroRecord | null): Record<string, unknown> {
  const products = (record?.products ?? []).map(({ category, introZh, introEn, imageFileId, imageName }) => ({
    category: category || undefined,
    introZh: introZh ?? '',
    introEn: introEn ?? '',
    imageFileId: imageFileId ?? undefined,
    imageFacts: factsOf(imageFileId, imageName),
  }))
  return {
    introZh: record?.introZh ?? '',
    introEn: record?.introEn ?? '',
    logoFileId: record?.logoFileId ?? undefined,
    logoFacts: factsOf(record?.logoFileId, record?.logoName),
    products: products.length > 0 ? products : [{}],
  }
}

const factsOf = (fileId: unknown, name = ''): FileFacts | undefined =>
  fileId ? { name, kind: '' } : undefined
