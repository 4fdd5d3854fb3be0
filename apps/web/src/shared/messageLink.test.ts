import { describe, expect, it } from 'vitest';
import { readMessageLink } from './messageLink.ts';

describe('the link of a message', () => {
  it.each([
    ['https://nevisa.test/a?b=c#d', 'nevisa.test'],
    ['HTTPS://Nevisa.test', 'nevisa.test'],
    ['  https://nevisa.test/  ', 'nevisa.test'],
    ['https://نویسا.ایران/', 'xn--mgbx0di47d.xn--mgba3a4f16a'],
  ])('X-286: %s leads to another site', (text, host) => {
    expect(readMessageLink(text)).toMatchObject({ kind: 'external', host });
  });

  it.each(['/nevisa-packages', '/nevisa-packages?code=NOWRUZ', '/messages#top'])(
    'X-286: %s leads to a page of the app',
    (path) => {
      expect(readMessageLink(path)).toMatchObject({ kind: 'internal', path });
    },
  );

  it.each([
    '',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<b>',
    'http://nevisa.test',
    '//nevisa.test',
    '/\\nevisa.test',
    'https:/nevisa.test',
    'https://user:pass@nevisa.test',
    'https://bank.test@evil.test',
    'https://localhost',
    'https://nevisa.test/a b',
    'https://nevisa.test/\u202Efdp.exe',
    'https://',
    'nevisa.test',
    '/unknown',
    '/session/signin',
    '/admin/messages',
    '/payment-callback?success=true',
    `https://nevisa.test/${'a'.repeat(2_000)}`,
  ])('X-286: %j is refused', (text) => {
    expect(readMessageLink(text)).toBeNull();
  });
});
