import type { PublicSource } from '@fairground/domain/draw'
import type { Say, Texts } from '../lib/text'

const texts = {
  drand: { zh: 'drand 第 {round} 轮', en: 'drand round {round}' },
  lottery: { zh: '{name}（{drawnOn} 开奖）', en: '{name} of {drawnOn}' },
  dice: { zh: '{dice} 个骰子（{occasion}）', en: '{dice} dice ({occasion})' },
  diceShort: { zh: '{dice} 个骰子', en: '{dice} dice' },
} satisfies Texts

/** Where the public value comes from, in a few words. */
export function sourceWords(source: PublicSource, say: Say): string {
  switch (source.kind) {
    case 'drand':
      return say(texts.drand, { round: source.round })
    case 'lottery':
      return say(texts.lottery, { name: source.name, drawnOn: source.drawnOn })
    case 'dice':
      return say(texts.dice, { dice: source.dice, occasion: source.occasion })
  }
}

/** For a line at the foot of a screen. */
export const shortSource = (source: PublicSource, say: Say): string =>
  source.kind === 'drand'
    ? `drand ${source.round}`
    : source.kind === 'lottery'
      ? source.name
      : say(texts.diceShort, { dice: source.dice })

/** 9f3c…a71e: enough to compare with what was printed. */
export const shortHash = (hash: string): string => `${hash.slice(0, 4)}…${hash.slice(-4)}`
