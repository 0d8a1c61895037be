export * from './exhibit-product'
export * from './product.messages'
