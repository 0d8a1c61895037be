import { currencies, moneyText } from '@fairground/domain/money'
import { rowsPath } from '@fairground/wire/statistics/addresses'
import { statistics } from '@fairground/wire/statistics/definitions'
import { Link } from 'react-router'
import { useSay } from '../../lib/language'
import styles from './overview.module.css'
import { overviewTexts as texts } from './overview.texts'
import type { Money, Narrowed } from './types'

const from = { pathname: '/home', search: '' }

export function MoneyFigures({ money, narrowed }: { money: Money; narrowed: Narrowed }) {
  const say = useSay()
  if (money.length === 0) return <p className={styles.quiet}>{say(texts.noMoney)}</p>
  return (
    <div className={styles.money}>
      {money.map(({ currency, total, paid, outstanding }) => (
        <dl key={currency}>
          {(
            [
              [texts.moneyTotal, total],
              [texts.moneyPaid, paid],
              [texts.moneyOutstanding, outstanding],
            ] as const
          ).map(([text, value]) => (
            <div key={text.en}>
              <dt>{say(text)}</dt>
              <dd>
                <Link to={rowsPath(statistics.contract, { ...narrowed, currency }, from)}>
                  {moneyText({
                    amount: Math.round(value * 100),
                    currency: currencies.find((one) => one === currency) ?? 'CNY',
                  })}
                </Link>
              </dd>
            </div>
          ))}
        </dl>
      ))}
    </div>
  )
}
