/** What a picture on a plan, or under it, is kept for. */
export const planPicture = 'planPicture'
