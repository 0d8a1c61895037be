/** Journeys run on two workers, each with a product and data of its own, so that neither stands in the other's way. */
export const workers = 2

export interface WorkerProduct {
  origin: string
  dataDir: string
}

const variable = 'FAIRGROUND_PRODUCTS'

export const announceProducts = (products: WorkerProduct[]): void => {
  process.env[variable] = JSON.stringify(products)
}

/** The product of the worker this journey runs on. */
export function workerProduct(): WorkerProduct {
  const products = JSON.parse(process.env[variable] ?? '[]') as WorkerProduct[]
  const own = products[Number(process.env.TEST_PARALLEL_INDEX ?? 0)]
  if (!own) throw new Error('no product was started for this worker')
  return own
}
