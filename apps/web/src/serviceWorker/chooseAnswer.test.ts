import { fullContract } from '@nevisa/api/management';
import { describe, expect, it } from 'vitest';
import { paths } from '../shared/paths.ts';
import { type AskedRequest, chooseAnswer } from './chooseAnswer.ts';
import { storedPages } from './storedPages.ts';

const origin = 'https://nevisa.test';
const files = new Set(['/index.html', '/theme-boot.js', '/assets/LiveScreen-abcdefgh.js']);

function answerTo(
  address: string,
  {
    method = 'GET',
    mode = 'cors',
    headers = {},
  }: { method?: string; mode?: AskedRequest['mode']; headers?: Record<string, string> } = {},
) {
  const url = new URL(address, origin).href;
  const request = { url, method, mode, headers: new Headers(headers) };
  return chooseAnswer(request, { origin, pages: storedPages, files });
}
const open = (address: string) => answerTo(address, { mode: 'navigate' });

describe('the answer of the service worker', () => {
  it.each(Object.values(paths).filter((path) => path !== paths.paymentCallback))(
    'X-320: opens the page %s with the stored first page, also with a query',
    (path) => {
      expect([open(path), open(`${path}?page=2`)]).toEqual(['shell', 'shell']);
    },
  );

  it.each(Object.values(paths).filter((path) => path !== paths.paymentCallback))(
    'R-040, X-320: opens %s with slashes at its end, as the server does',
    (path) => {
      const bare = path.replace(/\/$/, '');
      const addresses = [`${bare}/`, `${bare}/?page=2`, `${bare}//`];
      expect(addresses.map((address) => open(origin + address))).toEqual(Array(3).fill('shell'));
    },
  );

  it.each([
    '/payment-callback',
    '/payment-callback/',
    '/payment-callback/?status=success&ref_id=12',
    '/nevisa-live/more/',
    '/payment-callback?status=success&ref_id=12',
    '/mock-bank/pay',
    '/nevisa-live/more',
    '/sw.js',
    'https://other.test/nevisa-live',
  ])('X-326: leaves the page %s to the network', (address) => {
    expect(open(address)).toBe('network');
  });

  it.each(['/assets/LiveScreen-abcdefgh.js', '/theme-boot.js'])(
    'X-320: answers with the stored file %s',
    (path) => {
      expect(answerTo(path, { mode: 'no-cors' })).toBe('file');
    },
  );

  it('X-320: answers the second try of a chunk with the stored file', () => {
    expect(answerTo('/assets/LiveScreen-abcdefgh.js?retry=1')).toBe('file');
    expect(answerTo('/assets/LiveScreen-abcdefgh.js?token=1')).toBe('network');
  });

  it('X-325: watches a chunk that is not stored', () => {
    expect(answerTo('/assets/ProfileScreen-abcdefgh.js')).toBe('chunk');
    expect(answerTo('/assets/ProfileScreen-abcdefgh.js?retry=2')).toBe('chunk');
  });

  it('X-326: leaves every call to the network, and every address below one', () => {
    const calls = Object.values(fullContract);
    expect(calls.length).toBeGreaterThan(40);
    for (const { path, method } of calls) {
      expect(answerTo(path, { method })).toBe('network');
      expect(answerTo(`${path}/7?sound=1`)).toBe('network');
    }
  });

  it.each([
    ['a token', {}, { Authorization: 'token abc' }],
    ['a part of a file', {}, { Range: 'bytes=0-1' }],
    ['another method', { method: 'POST' }, {}],
    ['a question for headers', { method: 'HEAD' }, {}],
  ])(
    'X-326: leaves a request with %s to the network, also for a stored file',
    (_, more, headers) => {
      expect(answerTo('/theme-boot.js', { ...more, headers })).toBe('network');
      expect(answerTo('/nevisa-live', { mode: 'navigate', ...more, headers })).toBe('network');
    },
  );

  it.each(['/media/sound.webm', 'blob:https://nevisa.test/1', 'https://other.test/theme-boot.js'])(
    'X-326, T-38, T-65: leaves %s to the network',
    (address) => {
      expect(answerTo(address)).toBe('network');
    },
  );
});
