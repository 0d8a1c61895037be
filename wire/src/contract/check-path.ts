/** Apart from the call itself: the open page carries no schema. */
export const paperCheckPath = '/contract/check'
