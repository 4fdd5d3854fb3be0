import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paths } from './paths.ts';
import { readReturnPath } from './returnPath.ts';
import { checkEvery } from '@nevisa/testing/properties';

const inside = Object.values(paths).filter((path) => !path.startsWith('/session/'));

describe('the way back after sign-in', () => {
  it.each(inside)('R-057: the own page %s is a return path', (path) => {
    expect(readReturnPath(path)).toBe(path);
  });

  it('R-057: a return path keeps its query and hash', () => {
    expect(readReturnPath('/messages?filter=OFFER#newest')).toBe('/messages?filter=OFFER#newest');
  });

  it.each([
    ['/messages/', '/messages'],
    ['/nevisa-history//', '/nevisa-history'],
    ['/messages/?filter=OFFER#newest', '/messages?filter=OFFER#newest'],
  ])('R-057: %s, which is shown as a page, leads back to %s', (candidate, path) => {
    expect(readReturnPath(candidate)).toBe(path);
  });

  it.each([
    '//evil.test',
    '//evil.test/messages',
    '/session/signin/',
    '/\\evil.test',
    '\\\\evil.test',
    '/%2f%2fevil.test',
    '/messages/../../evil',
    'https://evil.test/messages',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)//messages',
    'data:text/html,x',
    'messages',
    '/session/signin',
    '/session/401',
    '/nowhere',
    '/messages/12',
    ' /messages',
    '/\t/evil.test',
    '/\t/[',
    '',
    null,
    undefined,
    42,
    { pathname: '/messages' },
    ['/messages'],
  ])('R-057: %j is not a return path', (candidate) => {
    expect(readReturnPath(candidate)).toBeNull();
  });

  it('R-057: any state gives an own page or null', () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.webUrl(),
      fc
        .array(
          fc.constantFrom(
            '/',
            '\\',
            '.',
            '..',
            '@',
            ':',
            '%2f',
            '%5c',
            'messages',
            '?',
            '#',
            '\n',
            '\u202e',
          ),
        )
        .map((parts) => parts.join('')),
    );
    checkEvery(5_000, hostile, (candidate) => {
      const path = readReturnPath(candidate);
      if (path !== null) {
        const { origin, pathname } = new URL(path, 'https://ours.test');
        expect([origin, inside.includes(pathname as (typeof inside)[number])]).toEqual([
          'https://ours.test',
          true,
        ]);
      }
    });
  });

  it('R-057: an own page keeps any query and hash', () => {
    const word = fc
      .string({ minLength: 1 })
      .map((text) => encodeURIComponent(text.replaceAll(/\p{Cs}/gu, '')));
    checkEvery(1_000, fc.constantFrom(...inside), word, word, (path, query, hash) => {
      const candidate = `${path}?filter=${query}#${hash}`;
      expect(readReturnPath(candidate)).toBe(
        new URL(candidate, 'https://ours.test').href.slice(17),
      );
    });
  });
});
