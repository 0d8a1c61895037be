import type { ListedProduct } from '@fairground/wire/product'
import { Thumbnail } from '../company'
import { useLanguage, useSay } from '../lib/language'
import { StatusTag } from '../ui/status-tag'
import styles from './product.module.css'
import { productTexts as texts } from './product.texts'

/** A product to be read, once it can no longer be changed. */
export function ProductView({ product }: { product: ListedProduct }) {
  const say = useSay()
  const english = useLanguage() === 'en'
  const { imageFileId, isNew, nameZh, nameEn, textZh, textEn } = product
  const name = english ? nameEn || nameZh : nameZh || nameEn
  return (
    <article className={styles.view}>
      {imageFileId ? <Thumbnail fileId={imageFileId} name={name} /> : null}
      <div>
        <h2>
          {name} {isNew ? <StatusTag tone="info">{say(texts.isNew)}</StatusTag> : null}
        </h2>
        <p>{english ? textEn || textZh : textZh || textEn}</p>
      </div>
    </article>
  )
}
