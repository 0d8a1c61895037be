import { describe, expect, it } from 'vitest'
import { signAcs3 } from '../../../../src/platform/messaging/senders/acs3-signature'

// The worked example of Alibaba Cloud's page "V3 request structure and signature".
const publishedExample = {
  host: 'ecs.cn-shanghai.aliyuncs.com',
  action: 'RunInstances',
  version: '2014-05-26',
  query: { RegionId: 'cn-shanghai', ImageId: 'win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd' },
  accessKeyId: 'YourAccessKeyId',
  accessKeySecret: 'YourAccessKeySecret',
}

const signedNames = 'host;x-acs-action;x-acs-content-sha256;x-acs-date;x-acs-signature-nonce;x-acs-version'

describe('the Aliyun signature', () => {
  it.each([
    {
      date: '2023-10-26T10:22:32Z',
      nonce: '3156853299f313e23d1673dc12e1703d',
      signature: '06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0',
    },
    {
      date: '2023-10-26T09:01:01Z',
      nonce: 'd410180a5abf7fe235dd9b74aca91fc0',
      signature: 'e521358f7776c97df52e6b2891a8bc73026794a071b50c3323388c4e0df64804',
    },
  ])('is the one Aliyun publishes for its example of $date', ({ date, nonce, signature }) => {
    const { headers } = signAcs3({ ...publishedExample, date: new Date(date), nonce })
    expect(headers['x-acs-date']).toBe(date)
    expect(headers.authorization).toBe(
      `ACS3-HMAC-SHA256 Credential=YourAccessKeyId,SignedHeaders=${signedNames},Signature=${signature}`,
    )
  })

  it('sorts the query and encodes it as the gateway does', () => {
    const { queryString } = signAcs3({
      ...publishedExample,
      query: { b: "a b*c~d/e+f!g'h(i)", a: '展位', B: '{"code":"1"}' },
      date: new Date(),
      nonce: 'once',
    })
    expect(queryString).toBe(
      'B=%7B%22code%22%3A%221%22%7D&a=%E5%B1%95%E4%BD%8D&b=a%20b%2Ac~d%2Fe%2Bf%21g%27h%28i%29',
    )
  })
})
