import { describe, expect, it } from 'vitest'
import { tc3Authorization } from '../../../../src/platform/messaging/senders/tc3-signature'

// The worked example of Tencent Cloud's page "Signature v3"; its payload is spelled with these very escapes.
const publishedExample = {
  service: 'cvm',
  timestamp: 1551113065,
  payload: String.raw`{"Limit": 1, "Filters": [{"Values": ["\u672a\u547d\u540d"], "Name": "instance-name"}]}`,
}

describe('the Tencent signature', () => {
  it('is the one Tencent publishes for DescribeInstances', () => {
    const authorization = tc3Authorization({
      ...publishedExample,
      signedHeaders: { Host: 'cvm.tencentcloudapi.com', 'Content-Type': 'application/json; charset=utf-8' },
      secretId: 'AKIDz8krbsJ5yKBZQpn74WFkmLPx3EXAMPLE',
      secretKey: 'Gu5t9xGARNpq86cd98joQYCN3EXAMPLE',
    })
    expect(authorization).toBe(
      'TC3-HMAC-SHA256 ' +
        'Credential=AKIDz8krbsJ5yKBZQpn74WFkmLPx3EXAMPLE/2019-02-25/cvm/tc3_request, ' +
        'SignedHeaders=content-type;host, ' +
        'Signature=72e494ea809ad7a8c8f7a4507b9bddcbaa8e581f516e8da2f66e2c5a96525168',
    )
  })

  it('is the published one too when the action is signed along, as we do', () => {
    const authorization = tc3Authorization({
      ...publishedExample,
      signedHeaders: {
        'X-TC-Action': 'DescribeInstances',
        'Content-Type': 'application/json; charset=utf-8',
        Host: 'cvm.tencentcloudapi.com',
      },
      secretId: 'AKIDz8krbsJ5yKBZQpn74WFkmLPx3*******',
      secretKey: 'Gu5t9xGARNpq86cd98joQYCN3*******',
    })
    expect(authorization).toContain('SignedHeaders=content-type;host;x-tc-action, ')
    expect(authorization).toContain(
      'Signature=be4f67d323c78ab9acb7395e43c0dbcf822a9cfac32fea2449a7bc7726b770a3',
    )
  })
})
