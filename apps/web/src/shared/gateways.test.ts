import { describe, expect, it } from 'vitest';
import { readGatewayHost, readGateways } from './gateways.ts';

const gateways = readGateways('zarinpal.com, https://pay.example:8443 ,, http://plain.example');

describe('the gateways of a deployment', () => {
  it('X-212: are https origins', () => {
    expect(gateways).toEqual(['https://zarinpal.com', 'https://pay.example:8443', 'https://http']);
    expect(readGateways(undefined)).toEqual([]);
  });

  it.each([
    ['https://zarinpal.com/pg/StartPay/1', 'zarinpal.com'],
    ['https://pay.example:8443/x?y=1#z', 'pay.example:8443'],
  ])('X-212: %s is opened', (address, host) => {
    expect(readGatewayHost(address, gateways)).toBe(host);
  });

  it.each([
    'javascript:alert(1)',
    '//evil.example',
    'https://zarinpal.com.evil.example/',
    'https://zarinpal.com@evil.example/',
    'https://user@zarinpal.com/',
    'https://user:secret@zarinpal.com/',
    'http://zarinpal.com/',
    'https://zarinpal.com:8443/',
    'https://www.zarinpal.com/',
    'data:text/html,1',
    'blob:https://zarinpal.com/1',
    '',
  ])('X-212: %s is refused', (address) => {
    expect(readGatewayHost(address, gateways)).toBeNull();
  });
});
