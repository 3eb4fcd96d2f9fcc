import { networkInterfaces } from 'node:os'
import { describe, expect, it } from 'vitest'
import { checkUrl, isForbidden } from '../../src/lending/webhooks/url.ts'

const strict = { plain: false, privateNetworks: false }

describe('nothing is sent to', () => {
  it.each([
    ['loopback', ['127.0.0.1', '127.255.255.254', '::1']],
    ['no address', ['0.0.0.0', '0.1.2.3', '::', '', 'localhost', '1.2.3']],
    [
      'private networks',
      ['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.0.1', 'fc00::1', 'fd12::1'],
    ],
    ['the own link', ['169.254.0.1', 'fe80::1', 'febf::1', 'fec0::1']],
    ['carriers’ networks', ['100.64.0.1', '100.127.255.255']],
    [
      'metadata',
      ['169.254.169.254', '168.63.129.16', '100.100.100.200', '192.0.0.192', 'fd00:ec2::254'],
    ],
    ['many at once', ['224.0.0.1', '255.255.255.255', 'ff02::1']],
    [
      'what is set aside',
      [
        '192.0.2.1',
        '198.18.0.1',
        '198.51.100.1',
        '203.0.113.1',
        '240.0.0.1',
        '2001:db8::1',
        '100::1',
        '4000::1',
      ],
    ],
    [
      'IPv4 mapped to IPv6',
      [
        '::ffff:127.0.0.1',
        '::ffff:7f00:1',
        '::ffff:10.0.0.1',
        '::ffff:a9fe:a9fe',
        '0:0:0:0:0:ffff:c0a8:1',
      ],
    ],
    ['IPv4 within IPv6, as once', ['::127.0.0.1', '::7f00:1', '::a00:1']],
    [
      'IPv4 by NAT64',
      ['64:ff9b::7f00:1', '64:ff9b::10.0.0.1', '64:ff9b::169.254.169.254', '64:ff9b:1::a00:1'],
    ],
    ['IPv4 by 6to4 or Teredo', ['2002:7f00:1::', '2002:a00:1::1', '2001:0:4136:e378::1']],
  ])('%s', (_, addresses) => {
    expect(addresses.filter((one) => !isForbidden(one))).toEqual([])
  })

  it('addresses of this machine, even if they are of the internet', () => {
    const own = Object.values(networkInterfaces()).flatMap((all) => all ?? [])
    expect(own.length).toBeGreaterThan(0)
    expect(own.filter(({ address }) => !isForbidden(address.replace(/%.*/, '')))).toEqual([])
  })

  it('but to the internet', () => {
    const public4 = ['1.1.1.1', '8.8.8.8', '172.32.0.1', '100.128.0.1', '11.0.0.1']
    const public6 = ['2606:4700::1111', '2a00:1450:4001::1', '::ffff:1.1.1.1', '64:ff9b::101:101']
    expect([...public4, ...public6].filter(isForbidden)).toEqual([])
  })
})

describe('a URL is refused', () => {
  it.each([
    'http://hooks.example/',
    'ftp://hooks.example/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'https://user:pass@hooks.example/',
    'https://hooks.example/#part',
    'https://localhost/',
    'https://LOCALHOST./',
    'https://api.localhost/',
    'https://127.0.0.1/',
    'https://127.1/',
    'https://2130706433/',
    'https://0x7f.0.0.1/',
    'https://0177.0.0.1/',
    'https://①②⑦.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:7f00:1]/',
    'https://[64:ff9b::7f00:1]/',
    'https://[2002:7f00:1::]/',
    'https://169.254.169.254/latest/meta-data/',
    'https://[fd00:ec2::254]/',
    'https://10.1.2.3:8443/',
    `https://hooks.example/${'x'.repeat(2_000)}`,
    'hooks.example',
    '',
  ])('%s', (url) => {
    expect(checkUrl(url, strict)).toMatchObject({ code: 'VALIDATION_FAILED', field: 'url' })
  })

  it('but not one of the internet', () => {
    expect(checkUrl('https://hooks.example:8443/lending?tenant=1', strict)).toBeUndefined()
    expect(checkUrl('https://1.1.1.1/', strict)).toBeUndefined()
    expect(checkUrl('http://hooks.example/', { ...strict, plain: true })).toBeUndefined()
    expect(checkUrl('http://127.0.0.1/', { plain: true, privateNetworks: true })).toBeUndefined()
  })
})
