import { productsTitle } from '@fairground/domain/company/sections'
import type { ShownProduct } from '@fairground/wire/review'
import { Button } from 'antd'
import { useState } from 'react'
import { useSay } from '../../lib/language'
import { detailTexts as texts } from './detail.texts'
import styles from './products.module.css'
import { Nothing, Picture } from './shown'

/** Up to fifteen products with long texts: the beginnings are enough to compare, the rest is one click away. */
export function Products({ products }: { products: ShownProduct[] }) {
  const say = useSay()
  const [whole, setWhole] = useState(false)
  return (
    <div className={styles.products}>
      <div className={styles.head}>
        <h3>{say(texts.products, { title: say(productsTitle), count: products.length })}</h3>
        <Button type="link" size="small" aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {say(whole ? texts.showLess : texts.showWhole)}
        </Button>
      </div>
      <ProductList products={products} whole={whole} />
    </div>
  )
}

export function ProductList({ products, whole = false }: { products: ShownProduct[]; whole?: boolean }) {
  return (
    <ol className={styles.list}>
      {products.map((product, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: products have no id of their own and never move while shown
        <li key={index}>
          {product.image.file ? (
            <Picture id={product.image.file.id} name={product.image.text} size={72} />
          ) : null}
          <div className={whole ? undefined : styles.clipped}>
            <h4>{product.category || <Nothing />}</h4>
            {product.introZh ? <p lang="zh">{product.introZh}</p> : null}
            {product.introEn ? <p lang="en">{product.introEn}</p> : null}
          </div>
        </li>
      ))}
    </ol>
  )
}
