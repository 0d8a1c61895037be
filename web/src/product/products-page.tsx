import { mostProducts } from '@fairground/domain/product'
import { ownProducts } from '@fairground/wire/product'
import { Alert } from 'antd'
import { formatDate } from '../lib/format'
import { useLanguage, useSay } from '../lib/language'
import { ServiceTabs } from '../services'
import { useCall } from '../session/use-call'
import { EmptyState } from '../ui/empty-state'
import { LoadFailed } from '../ui/load-failed'
import { PageSkeleton } from '../ui/page-skeleton'
import styles from './product.module.css'
import { productTexts as texts } from './product.texts'
import { ProductView } from './product-view'
import { ProductsForm } from './products-form'

/** What the company shows at the fair. One page for both languages. */
export function ProductsPage() {
  const say = useSay()
  const language = useLanguage()
  // Not asked again while somebody types: a save says which version it was typed over.
  const own = useCall(ownProducts, {}, { staleTime: Infinity, gcTime: 0 })
  if (!own.data)
    return own.isError ? (
      <LoadFailed onRetry={() => void own.refetch()} busy={own.isFetching} />
    ) : (
      <PageSkeleton />
    )
  const { closed, lastDay, products } = own.data
  return (
    <>
      <ServiceTabs />
      <div className={styles.head}>
        <h1>{say(texts.title)}</h1>
        <p>{say(texts.lead, { count: mostProducts, day: formatDate(lastDay, language) })}</p>
      </div>
      {closed ? (
        <div className={styles.closed}>
          <Alert type="info" showIcon title={closed} />
          {products.length === 0 ? <EmptyState title={say(texts.none)} /> : null}
          {products.map((product) => (
            <ProductView
              key={`${product.imageFileId} ${product.nameZh} ${product.nameEn}`}
              product={product}
            />
          ))}
        </div>
      ) : (
        <ProductsForm own={own.data} />
      )}
    </>
  )
}
