/** A tree from above, in metres from its middle: what its leaves cover, and what one cannot walk through. */
export const treeReach = { crown: 3, trunk: 0.7 }
