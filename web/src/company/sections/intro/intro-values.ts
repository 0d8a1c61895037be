import type { IntroRecord } from '@fairground/wire/company/intro'

/** What the form starts from: the stored products, or room for the first one. */
export function introValues(record: IntroRecord | null): Record<string, unknown> {
  const products = (record?.products ?? []).map(({ category, introZh, introEn, imageFileId }) => ({
    category: category || undefined,
    introZh: introZh ?? '',
    introEn: introEn ?? '',
    imageFileId: imageFileId ?? undefined,
  }))
  return {
    introZh: record?.introZh ?? '',
    introEn: record?.introEn ?? '',
    logoFileId: record?.logoFileId ?? undefined,
    products: products.length > 0 ? products : [{}],
  }
}
