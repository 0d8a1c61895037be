#!/usr/bin/env node
// Checks a draw of Fairground with nothing but Node: node verify-draw.mjs bundle.json
// The bundle is what GET /api/draw/bundle answers, with or without its envelope. How a draw works stands below, step by
// step, and behind it how a signature of drand is checked; nothing of it is shared with the product. The numbers of a
// lottery and of dice are nowhere signed: whoever doubts them compares them with what was made public elsewhere.
import { createHash, createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'

const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex')

/** Each text as its length in bytes of UTF-8, a colon, the bytes and a comma; one after the other. */
const netstrings = (texts) =>
  Buffer.concat(
    texts.map((text) => {
      const bytes = Buffer.from(String(text), 'utf8')
      return Buffer.concat([Buffer.from(`${bytes.length}:`), bytes, Buffer.from(',')])
    }),
  )

function requireThat(holds, what) {
  if (holds) return
  process.stderr.write(`DOES NOT AGREE: ${what}\n`)
  process.exit(1)
}

const sourceFields = { drand: ['round'], lottery: ['name', 'drawnOn'], dice: ['dice', 'occasion'] }
const valueShapes = { drand: /^[0-9a-f]{64}$/, lottery: /^\d{1,4}( \d{1,4}){3,39}$/, dice: /^[1-6]{10,100}$/ }

function check(bundle) {
  const { companies, batches, source, result } = bundle
  requireThat(bundle.version === 'fairground-draw-1', 'version')

  // 1. The list is sorted by registration number, and nobody is on it twice.
  requireThat(
    companies.every(({ number }, place) => place === 0 || companies[place - 1].number < number),
    'order of the list',
  )

  // 2. H is the hash of everything that was announced before the draw.
  const announced = netstrings([
    bundle.version,
    bundle.edition,
    bundle.round,
    bundle.attempt,
    bundle.reason,
    bundle.frozenAt,
    batches.length,
    ...batches.flatMap(({ size, startsAt, endsAt }) => [size, startsAt, endsAt]),
    source.kind,
    ...sourceFields[source.kind].map((field) => source[field]),
    bundle.commitment,
    companies.length,
    ...companies.flatMap(({ number, name, council }) => [number, name, council ? '1' : '0']),
  ])
  requireThat(sha256(announced) === bundle.listHash, 'hash of the list')
  process.stdout.write(`List: ${companies.length} companies, SHA-256 ${bundle.listHash}\n`)
  requireThat(result !== null, 'not drawn yet')

  // 3. The secret is the one that was committed to, and the public value is one its source can bring forth.
  requireThat(sha256(Buffer.from(result.secret, 'hex')) === bundle.commitment, 'commitment to the secret')
  requireThat(valueShapes[source.kind].test(result.value), 'shape of the public value')
  if (source.kind === 'dice') requireThat(result.value.length === source.dice, 'number of dice')
  if (source.kind === 'lottery')
    requireThat(source.drawnOn >= bundle.frozenAt.slice(0, 10), 'the value is older than the list')
  if (source.kind === 'drand') {
    requireThat(
      sha256(Buffer.from(result.proof, 'hex')) === result.value,
      'value and signature of the beacon',
    )
    const outAt = (1_692_803_367 + (source.round - 1) * 3) * 1_000
    requireThat(outAt > Date.parse(bundle.frozenAt), 'the value is older than the list')
    requireThat(isSignedByDrand(source.round, result.proof), 'signature of the beacon')
    process.stdout.write(`Beacon: round ${source.round}, signed by drand\n`)
  } else {
    requireThat(result.proof === '', 'a proof where there is none')
    process.stdout.write(`NOT CHECKED: that ${result.value} is what ${source.kind} brought forth in public\n`)
  }

  // 4. The seed follows from the list, the secret and the public value.
  const seed = sha256(
    netstrings([bundle.version, bundle.edition, bundle.listHash, result.secret, result.value]),
  )
  requireThat(seed === result.seed, 'seed')

  // 5. Everybody's lot is the HMAC of the registration number; the council comes first; batches are filled in turn.
  const lot = ({ number }) =>
    createHmac('sha256', Buffer.from(seed, 'hex')).update(number, 'utf8').digest('hex')
  const order = companies
    .map((company) => ({ ...company, lot: lot(company) }))
    .sort((one, other) => other.council - one.council || (one.lot < other.lot ? -1 : 1))
  const seats = batches.flatMap(({ size }, batch) => Array(Math.min(size, companies.length)).fill(batch + 1))
  requireThat(seats.length >= order.length, 'room in the batches')
  requireThat(result.order.length === order.length, 'length of the order')
  for (const [index, { number }] of order.entries()) {
    requireThat(result.order[index].number === number, `place ${index + 1}`)
    requireThat(result.order[index].batch === seats[index], `batch of place ${index + 1}`)
  }
  process.stdout.write(
    `AGREES: all ${order.length} places of edition ${bundle.edition}, round ${bundle.round}\n`,
  )
}

// The signature of drand: a point of BLS12-381, as in RFC 9380 and in the ciphersuite bls-unchained-g1-rfc9380 of the beacon
// quicknet. It holds where e(signature, g) = e(H(round), key): e is the pairing, g the generator the key was made with.

/** The key of quicknet: https://api.drand.sh/52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971/info */
const drandKey =
  '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a'
const signatureDomain = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_'

const p = 0x1a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffaaabn
const groupOrder = 0x73eda753299d7d483339d80809a1d80553bda402fffe5bfeffffffff00000001n
/** Of which the curve is made; its sign is minus, which changes nothing here. */
const seedOfCurve = 0xd201000000010000n

function isSignedByDrand(round, signature) {
  const message = Buffer.alloc(8)
  message.writeBigUInt64BE(BigInt(round))
  const signed = pointOf(signature)
  if (!signed) return false
  const one = mul12(
    pairing(signed, negated(generator)),
    pairing(hashToCurve(Buffer.from(sha256(message), 'hex')), publicKey()),
  )
  return isOne(power12(one, (p ** 12n - 1n) / groupOrder))
}

// Numbers modulo p.
const mod = (a) => ((a % p) + p) % p
function power(base, exponent) {
  let [result, square] = [1n, mod(base)]
  for (let left = exponent; left > 0n; left >>= 1n) {
    if (left & 1n) result = (result * square) % p
    square = (square * square) % p
  }
  return result
}
/** Of zero it is zero. */
function inverse(a) {
  let [rest, next, factor, following] = [p, mod(a), 0n, 1n]
  while (next > 0n) {
    const quotient = rest / next
    ;[rest, next] = [next, rest - quotient * next]
    ;[factor, following] = [following, factor - quotient * following]
  }
  return mod(factor)
}
/** None where there is none. */
function rootOf(a) {
  const root = power(a, (p + 1n) / 4n)
  return (root * root - a) % p === 0n ? root : undefined
}

// Pairs [a, b] stand for a + bi, where i² = −1.
const field2 = {
  add: ([a, b], [c, d]) => [mod(a + c), mod(b + d)],
  sub: ([a, b], [c, d]) => [mod(a - c), mod(b - d)],
  mul: ([a, b], [c, d]) => [mod(a * c - b * d), mod(a * d + b * c)],
  inv([a, b]) {
    const norm = inverse(a * a + b * b)
    return [mod(a * norm), mod(-b * norm)]
  },
  isZero: ([a, b]) => a === 0n && b === 0n,
}
const field1 = {
  add: (a, b) => mod(a + b),
  sub: (a, b) => mod(a - b),
  mul: (a, b) => mod(a * b),
  inv: inverse,
  isZero: (a) => a === 0n,
}
const times2 = ([a, b], by) => [mod(a * by), mod(b * by)]
/** (c + di)² = a + bi has c² = (a ± √(a² + b²)) ÷ 2. */
function rootOf2([a, b]) {
  const norm = rootOf(mod(a * a + b * b))
  if (norm === undefined) return undefined
  const half = inverse(2n)
  const c = rootOf(mod((a + norm) * half)) ?? rootOf(mod((a - norm) * half))
  return c && [c, mod(b * half * inverse(c))]
}

// Points are [x, y] on y² = x³ + ax + b, or null for the one at infinity.
const slopeOf = (field, a, [x1, y1], [x2, y2]) =>
  field.isZero(field.sub(x1, x2))
    ? field.mul(field.add(field.mul(field.add(field.add(x1, x1), x1), x1), a), field.inv(field.add(y1, y1)))
    : field.mul(field.sub(y2, y1), field.inv(field.sub(x2, x1)))
function add(field, a, one, other) {
  if (!one || !other) return one ?? other
  const [x1, y1] = one
  const [x2, y2] = other
  if (field.isZero(field.sub(x1, x2)) && field.isZero(field.add(y1, y2))) return null
  const slope = slopeOf(field, a, one, other)
  const x = field.sub(field.sub(field.mul(slope, slope), x1), x2)
  return [x, field.sub(field.mul(slope, field.sub(x1, x)), y1)]
}
function times(point, scalar) {
  let [result, doubled] = [null, point]
  for (let left = scalar; left > 0n; left >>= 1n) {
    if (left & 1n) result = add(field1, 0n, result, doubled)
    doubled = add(field1, 0n, doubled, doubled)
  }
  return result
}
const negated = ([x, y]) => [x, [mod(-y[0]), mod(-y[1])]]

/** Written as x alone, with three bits before it: compressed, infinite, and whether y is the larger of the two. */
const xIn = (hex) => BigInt(`0x${hex.slice(0, 96)}`) & ((1n << 381n) - 1n)
const isLarger = (y) => y > p / 2n
const saysLarger = (hex) => (Number.parseInt(hex[0], 16) & 2) === 2

function pointOf(hex) {
  if (!/^[89ab][0-9a-f]{95}$/.test(hex)) return undefined
  const x = xIn(hex)
  const y = rootOf(mod(x ** 3n + 4n))
  if (x >= p || y === undefined) return undefined
  const point = [x, isLarger(y) === saysLarger(hex) ? y : p - y]
  return times(point, groupOrder) === null ? point : undefined
}

/** On the twisted curve y² = x³ + 4(1 + i): both parts of x, the second first. */
function publicKey() {
  const x = [BigInt(`0x${drandKey.slice(96)}`), xIn(drandKey)]
  const y = rootOf2(field2.add(field2.mul(field2.mul(x, x), x), [4n, 4n]))
  return isLarger(y[1]) === saysLarger(drandKey) ? [x, y] : negated([x, y])
}
const generator = [
  [
    0x024aa2b2f08f0a91260805272dc51051c6e47ad4fa403b02b4510b647ae3d1770bac0326a805bbefd48056c8c121bdb8n,
    0x13e02b6052719f607dacd3a088274f65596bd0d09920b61ab5da61bbdc7f5049334cf11213945d57e5ac7d055d042b7en,
  ],
  [
    0x0ce5d527727d6e118cc9cdc6da2e351aadfd9baa8cbdd3a76d429a695160d12c923ac9cc3baca289e193548608b82801n,
    0x0606c4a02ea734cc32acd2b02bc28b99cb3e287e85a763af267492ab572e99ab3f370d275cec1da1aaa9075ff05f79ben,
  ],
]

// Twelve numbers are a polynomial in w, where w¹² = 2w⁶ − 2 and i = w⁶ − 1.
function mul12(one, other) {
  const product = Array(23).fill(0n)
  for (const [i, a] of one.entries())
    if (a !== 0n) for (const [j, b] of other.entries()) product[i + j] += a * b
  for (let i = 22; i >= 12; i--) {
    product[i - 6] += 2n * product[i]
    product[i - 12] -= 2n * product[i]
  }
  return product.slice(0, 12).map(mod)
}
function power12(base, exponent) {
  let result = base
  for (const bit of exponent.toString(2).slice(1)) {
    result = mul12(result, result)
    if (bit === '1') result = mul12(result, base)
  }
  return result
}
const isOne = ([first, ...others]) => first === 1n && others.every((each) => each === 0n)
/** Sum of (a + bi)wⁿ. */
function lifted(parts) {
  const result = Array(12).fill(0n)
  for (const [n, [a, b]] of parts) {
    result[n] = mod(result[n] + a - b)
    result[n + 6] = mod(result[n + 6] + b)
  }
  return result
}

/** Miller's loop, before the power that is taken of both at once. Factors that the power makes one are left out. */
function pairing([x, y], twisted) {
  const lineThrough = (one, other) => {
    const slope = slopeOf(field2, [0n, 0n], one, other)
    const [xt, yt] = one
    return lifted([
      [0, field2.sub(field2.mul(slope, xt), yt)],
      [2, times2(slope, mod(-x))],
      [3, [y, 0n]],
    ])
  }
  let [result, at] = [lifted([[0, [1n, 0n]]]), twisted]
  for (const bit of seedOfCurve.toString(2).slice(1)) {
    result = mul12(mul12(result, result), lineThrough(at, at))
    at = add(field2, [0n, 0n], at, at)
    if (bit === '0') continue
    result = mul12(result, lineThrough(at, twisted))
    at = add(field2, [0n, 0n], at, twisted)
  }
  return result
}

/** hash_to_curve of RFC 9380 for BLS12381G1_XMD:SHA-256_SSWU_RO_. */
function hashToCurve(message) {
  const bytes = expanded(message, 128)
  const [one, other] = [0, 64].map((from) =>
    mapToIsogenous(mod(BigInt(`0x${bytes.toString('hex', from, from + 64)}`))),
  )
  return times(fromIsogenous(add(field1, isogenousA, one, other)), seedOfCurve + 1n)
}

function expanded(message, length) {
  const digest = (...parts) => createHash('sha256').update(Buffer.concat(parts)).digest()
  const domain = Buffer.concat([Buffer.from(signatureDomain), Buffer.from([signatureDomain.length])])
  const first = digest(Buffer.alloc(64), message, Buffer.from([length >> 8, length & 255, 0]), domain)
  const blocks = [digest(first, Buffer.from([1]), domain)]
  while (blocks.length * 32 < length) {
    const mixed = Buffer.from(blocks.at(-1).map((byte, place) => byte ^ first[place]))
    blocks.push(digest(mixed, Buffer.from([blocks.length + 1]), domain))
  }
  return Buffer.concat(blocks)
}

const isogenousA =
  0x144698a3b8e9433d693a02c96d4982b0ea985383ee66a8d8e8981aefd881ac98936f8da0e0f97f5cf428082d584c1dn
const isogenousB =
  0x12e2908d11688030018b12e8753eee3b2016c1f0f24f4070a0b9c14fcef35ef55a23215a316ceaa5d1cc48e98e172be0n

/** The simplified map of Shallue, van de Woestijne and Ulas, onto a curve from which a way leads to ours. */
function mapToIsogenous(u) {
  const z = 11n
  const curve = (x) => mod(x ** 3n + isogenousA * x + isogenousB)
  const zu = mod(z * u * u)
  const sum = mod(zu * zu + zu)
  const first =
    sum === 0n
      ? mod(isogenousB * inverse(z * isogenousA))
      : mod(-isogenousB * inverse(isogenousA) * (1n + inverse(sum)))
  const root = rootOf(curve(first))
  const [x, y] = root === undefined ? [mod(zu * first), rootOf(curve(mod(zu * first)))] : [first, root]
  return [x, (u & 1n) === (y & 1n) ? y : mod(-y)]
}

/** RFC 9380, E.2: the polynomials of that way, from the constant term on. */
function fromIsogenous([x, y]) {
  const at = (polynomial) => polynomial.reduceRight((value, next) => mod(value * x + next), 0n)
  const quotient = (above, below) => mod(at(above) * inverse(at(below)))
  return [
    quotient(isogeny.xNumerator, isogeny.xDenominator),
    mod(y * quotient(isogeny.yNumerator, isogeny.yDenominator)),
  ]
}

const coefficients = (words) =>
  words
    .trim()
    .split(/\s+/)
    .map((word) => BigInt(`0x${word}`))
const isogeny = {
  xNumerator: coefficients(`
    11a05f2b1e833340b809101dd99815856b303e88a2d7005ff2627b56cdb4e2c85610c2d5f2e62d6eaeac1662734649b7
    17294ed3e943ab2f0588bab22147a81c7c17e75b2f6a8417f565e33c70d1e86b4838f2a6f318c356e834eef1b3cb83bb
    d54005db97678ec1d1048c5d10a9a1bce032473295983e56878e501ec68e25c958c3e3d2a09729fe0179f9dac9edcb0
    1778e7166fcc6db74e0609d307e55412d7f5e4656a8dbf25f1b33289f1b330835336e25ce3107193c5b388641d9b6861
    e99726a3199f4436642b4b3e4118e5499db995a1257fb3f086eeb65982fac18985a286f301e77c451154ce9ac8895d9
    1630c3250d7313ff01d1201bf7a74ab5db3cb17dd952799b9ed3ab9097e68f90a0870d2dcae73d19cd13c1c66f652983
    d6ed6553fe44d296a3726c38ae652bfb11586264f0f8ce19008e218f9c86b2a8da25128c1052ecaddd7f225a139ed84
    17b81e7701abdbe2e8743884d1117e53356de5ab275b4db1a682c62ef0f2753339b7c8f8c8f475af9ccb5618e3f0c88e
    80d3cf1f9a78fc47b90b33563be990dc43b756ce79f5574a2c596c928c5d1de4fa295f296b74e956d71986a8497e317
    169b1f8e1bcfa7c42e0c37515d138f22dd2ecb803a0c5c99676314baf4bb1b7fa3190b2edc0327797f241067be390c9e
    10321da079ce07e272d8ec09d2565b0dfa7dccdde6787f96d50af36003b14866f69b771f8c285decca67df3f1605fb7b
    6e08c248e260e70bd1e962381edee3d31d79d7e22c837bc23c0bf1bc24c6b68c24b1b80b64d391fa9c8ba2e8ba2d229`),
  xDenominator: coefficients(`
    8ca8d548cff19ae18b2e62f4bd3fa6f01d5ef4ba35b48ba9c9588617fc8ac62b558d681be343df8993cf9fa40d21b1c
    12561a5deb559c4348b4711298e536367041e8ca0cf0800c0126c2588c48bf5713daa8846cb026e9e5c8276ec82b3bff
    b2962fe57a3225e8137e629bff2991f6f89416f5a718cd1fca64e00b11aceacd6a3d0967c94fedcfcc239ba5cb83e19
    3425581a58ae2fec83aafef7c40eb545b08243f16b1655154cca8abc28d6fd04976d5243eecf5c4130de8938dc62cd8
    13a8e162022914a80a6f1d5f43e7a07dffdfc759a12062bb8d6b44e833b306da9bd29ba81f35781d539d395b3532a21e
    e7355f8e4e667b955390f7f0506c6e9395735e9ce9cad4d0a43bcef24b8982f7400d24bc4228f11c02df9a29f6304a5
    772caacf16936190f3e0c63e0596721570f5799af53a1894e2e073062aede9cea73b3538f0de06cec2574496ee84a3a
    14a7ac2a9d64a8b230b3f5b074cf01996e7f63c21bca68a81996e1cdf9822c580fa5b9489d11e2d311f7d99bbdcc5a5e
    a10ecf6ada54f825e920b3dafc7a3cce07f8d1d7161366b74100da67f39883503826692abba43704776ec3a79a1d641
    95fc13ab9e92ad4476d6e3eb3a56680f682b4ee96f7d03776df533978f31c1593174e4b4b7865002d6384d168ecdd0a
    1`),
  yNumerator: coefficients(`
    90d97c81ba24ee0259d1f094980dcfa11ad138e48a869522b52af6c956543d3cd0c7aee9b3ba3c2be9845719707bb33
    134996a104ee5811d51036d776fb46831223e96c254f383d0f906343eb67ad34d6c56711962fa8bfe097e75a2e41c696
    cc786baa966e66f4a384c86a3b49942552e2d658a31ce2c344be4b91400da7d26d521628b00523b8dfe240c72de1f6
    1f86376e8981c217898751ad8746757d42aa7b90eeb791c09e4a3ec03251cf9de405aba9ec61deca6355c77b0e5f4cb
    8cc03fdefe0ff135caf4fe2a21529c4195536fbe3ce50b879833fd221351adc2ee7f8dc099040a841b6daecf2e8fedb
    16603fca40634b6a2211e11db8f0a6a074a7d0d4afadb7bd76505c3d3ad5544e203f6326c95a807299b23ab13633a5f0
    4ab0b9bcfac1bbcb2c977d027796b3ce75bb8ca2be184cb5231413c4d634f3747a87ac2460f415ec961f8855fe9d6f2
    987c8d5333ab86fde9926bd2ca6c674170a05bfe3bdd81ffd038da6c26c842642f64550fedfe935a15e4ca31870fb29
    9fc4018bd96684be88c9e221e4da1bb8f3abd16679dc26c1e8b6e6a1f20cabe69d65201c78607a360370e577bdba587
    e1bba7a1186bdb5223abde7ada14a23c42a0ca7915af6fe06985e7ed1e4d43b9b3f7055dd4eba6f2bafaaebca731c30
    19713e47937cd1be0dfd0b8f1d43fb93cd2fcbcb6caf493fd1183e416389e61031bf3a5cce3fbafce813711ad011c132
    18b46a908f36f6deb918c143fed2edcc523559b8aaf0c2462e6bfe7f911f643249d9cdf41b44d606ce07c8a4d0074d8e
    b182cac101b9399d155096004f53f447aa7b12a3426b08ec02710e807b4633f06c851c1919211f20d4c04f00b971ef8
    245a394ad1eca9b72fc00ae7be315dc757b3b080d4c158013e6632d3c40659cc6cf90ad1c232a6442d9d3f5db980133
    5c129645e44cf1102a159f748c4a3fc5e673d81d7e86568d9ab0f5d396a7ce46ba1049b6579afb7866b1e715475224b
    15e6be4e990f03ce4ea50b3b42df2eb5cb181d8f84965a3957add4fa95af01b2b665027efec01c7704b456be69c8b604`),
  yDenominator: coefficients(`
    16112c4c3a9c98b252181140fad0eae9601a6de578980be6eec3232b5be72e7a07f3688ef60c206d01479253b03663c1
    1962d75c2381201e1a0cbd6c43c348b885c84ff731c4d59ca4a10356f453e01f78a4260763529e3532f6102c2e49a03d
    58df3306640da276faaae7d6e8eb15778c4855551ae7f310c35a5dd279cd2eca6757cd636f96f891e2538b53dbf67f2
    16b7d288798e5395f20d23bf89edb4d1d115c5dbddbcd30e123da489e726af41727364f2c28297ada8d26d98445f5416
    be0e079545f43e4b00cc912f8228ddcc6d19c9f0f69bbb0542eda0fc9dec916a20b15dc0fd2ededda39142311a5001d
    8d9e5297186db2d9fb266eaac783182b70152c65550d881c5ecd87b6f0f5a6449f38db9dfa9cce202c6477faaf9b7ac
    166007c08a99db2fc3ba8734ace9824b5eecfdfa8d0cf8ef5dd365bc400a0051d5fa9c01a58b1fb93d1a1399126a775c
    16a3ef08be3ea7ea03bcddfabba6ff6ee5a4375efa1f4fd7feb34fd206357132b920f5b00801dee460ee415a15812ed9
    1866c8ed336c61231a1be54fd1d74cc4f9fb0ce4c6af5920abc5750c4bf39b4852cfe2f7bb9248836b233d9d55535d4a
    167a55cda70a6e1cea820597d94a84903216f763e13d87bb5308592e7ea7d4fbc7385ea3d529b35e346ef48bb8913f55
    4d2f259eea405bd48f010a01ad2911d9c6dd039bb61a6290e591b36e636a5c871a5c29f4f83060400f8b49cba8f6aa8
    accbb67481d033ff5852c1e48c50c477f94ff8aefce42d28c0f9a88cea7913516f968986f7ebbea9684b529e2561092
    ad6b9514c767fe3c3613144b45f1496543346d98adf02267d5ceef9a00d9b8693000763e3b90ac11e99b138573345cc
    2660400eb2e4f3b628bdd0d53cd76f2bf565b94e72927c1cb748df27942480e420517bd8714cc80d1fadc1326ed06f7
    e0fa1d816ddc03e6b24255e0d7819c171c40f65e273b853324efcd6356caa205ca2f570f13497804415473a1d634b8f
    1`),
}

const [file] = process.argv.slice(2)
if (!file) {
  process.stderr.write('Usage: node verify-draw.mjs bundle.json\n')
  process.exit(2)
}
const given = JSON.parse(readFileSync(file, 'utf8'))
check(given.code === '00000000' ? given.result : given)
