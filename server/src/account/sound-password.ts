import { passwordMessages } from '@fairground/domain/account'
import { refuseField } from '../platform/http/refusal'
import { isEasyToGuess } from '../platform/passwords/easy-passwords'

/** For every password somebody chooses; `names` is what the account goes by. */
export async function requireSoundPassword(password: string, names: readonly string[]): Promise<void> {
  if (await isEasyToGuess(password, names)) throw refuseField('password', passwordMessages.easy)
}
