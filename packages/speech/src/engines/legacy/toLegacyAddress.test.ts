import { expect, it } from 'vitest';
import { toLegacyAddress } from './toLegacyAddress.ts';

it('X-5: builds the address of the older service with encoded values', () => {
  expect(
    toLegacyAddress({ host: 'https://api.test', token: 'a+b/c=', key: 'k&y ۱' }),
  ).toMatchObject({
    ok: true,
    address: 'wss://api.test/onlineASR6?Authorization=a%2Bb%2Fc%3D&api-key=k%26y%20%DB%B1',
  });
});

it('X-6: reports an invalid host', () => {
  expect(toLegacyAddress({ host: 'nowhere', token: '', key: '' })).toMatchObject({
    ok: false,
    failure: { kind: 'schema' },
  });
});
