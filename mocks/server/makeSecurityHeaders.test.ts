import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readSource, readSources } from '../testing/packageSource.ts';
import { makeSecurityHeaders } from './makeSecurityHeaders.ts';

describe('makeSecurityHeaders', () => {
  it('the policy forbids everything that the page does not need', () => {
    expect(parsePolicy({})).toEqual({
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'style-src': ["'self'", ...['', pressStyle(), scrollStyle()].map(hashStyle)],
      'style-src-attr': ["'none'"],
      'img-src': ["'self'", 'data:', 'blob:'],
      'font-src': ["'self'"],
      'connect-src': ["'self'"],
      'media-src': ["'self'", 'blob:'],
      'worker-src': ["'self'"],
      'manifest-src': ["'self'"],
      'frame-src': ["'none'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'frame-ancestors': ["'none'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['nevisa', 'default'],
    });
  });

  it('the policy has the hash of every style that react-aria inserts', () => {
    const written = readSources('react-aria').filter(({ text }) =>
      /createElement\(\s*['"]style['"]/.test(text),
    );
    expect(
      written.map(({ name }) => name),
      'Another file of react-aria writes a style into the page: give its hash to mocks/securityHeaders.ts, or the content policy refuses it.',
    ).toEqual(['interactions/usePress.mjs', 'overlays/usePreventScroll.mjs']);
  });

  it('the only place where react-aria writes markup writes an empty string', () => {
    const sinks =
      /\.(?:inner|outer)HTML\s*=[^=].*|insertAdjacentHTML.*|createContextualFragment.*|new DOMParser.*/g;
    const written = readSources('react-aria').flatMap(({ name, text }) =>
      Array.from(text.matchAll(sinks), ([line]) => `${name}: ${line}`),
    );
    expect(
      [...new Set(written)],
      'react-aria writes markup in another way than the default Trusted Types policy admits (apps/web/src/shared/security/defaultPolicy.ts).',
    ).toEqual(["live-announcer/LiveAnnouncer.mjs: .innerHTML = '';"]);
  });

  it.each([
    ['presses', pressStyle],
    ['a page behind a dialog on iOS', scrollStyle],
  ])('the policy admits the installed style of react-aria for %s', (_what, makeStyle) => {
    expect(
      parsePolicy({})['style-src'],
      'The installed react-aria writes another style than the content policy admits: put the hash that is missing here into mocks/securityHeaders.ts.',
    ).toContain(hashStyle(makeStyle()));
  });

  it('the policy admits the origins of the deployment and its import map', () => {
    const policy = parsePolicy({ connect: ['wss://api.example'], scriptHashes: ['sha256-x'] });
    expect(policy['connect-src']).toEqual(["'self'", 'wss://api.example']);
    expect(policy['script-src']).toEqual(["'self'", "'sha256-x'"]);
  });

  it('R-180, R-063: the option for avatars admits images of these origins and nothing else', () => {
    const options = { images: ['https://api.example'] };
    expect(parsePolicy(options)).toEqual({
      ...parsePolicy({}),
      'img-src': ["'self'", 'data:', 'blob:', 'https://api.example'],
    });
    expect(changedHeaders(options)).toEqual({ 'Cross-Origin-Embedder-Policy': 'credentialless' });
  });

  it('T-40: the option for sounds admits sounds of these origins and nothing else', () => {
    const options = { media: ['https://api.example'] };
    expect(parsePolicy(options)).toEqual({
      ...parsePolicy({}),
      'media-src': ["'self'", 'blob:', 'https://api.example'],
    });
    expect(changedHeaders(options)).toEqual({});
  });

  it('R-074, R-083: the option for Google admits its script, style, frame and calls and nothing else', () => {
    const options = { google: true };
    const plain = parsePolicy({});
    expect(parsePolicy(options)).toEqual({
      ...plain,
      'script-src': ["'self'", 'https://accounts.google.com/gsi/client'],
      'style-src': [...(plain['style-src'] ?? []), 'https://accounts.google.com/gsi/style'],
      'connect-src': ["'self'", 'https://accounts.google.com/gsi/'],
      'frame-src': ['https://accounts.google.com/gsi/'],
      'trusted-types': ['nevisa', 'default', 'goog#html'],
    });
    expect(changedHeaders(options)).toEqual({
      'Cross-Origin-Embedder-Policy': 'unsafe-none',
      'Referrer-Policy': 'strict-origin',
    });
    expect(makeSecurityHeaders(options)['Cross-Origin-Opener-Policy']).toBe(
      'same-origin-allow-popups',
    );
  });

  it('https adds the headers that would lock out a page on the loopback', () => {
    const names = (https: boolean) => Object.keys(makeSecurityHeaders({ https }));
    expect(names(true).filter((name) => !names(false).includes(name))).toEqual([
      'Reporting-Endpoints',
      'Strict-Transport-Security',
    ]);
    expect(Object.keys(parsePolicy({ https: true }))).toEqual(
      expect.arrayContaining(['upgrade-insecure-requests', 'report-to']),
    );
  });

  it('the permissions allow the microphone and no other sensor', () => {
    const { 'Permissions-Policy': policy = '' } = makeSecurityHeaders();
    const allowed = policy.split(', ').filter((feature) => !feature.endsWith('=()'));
    expect(allowed).toEqual([
      'microphone=(self)',
      'clipboard-write=(self)',
      'screen-wake-lock=(self)',
      'fullscreen=(self)',
      'publickey-credentials-get=(self)',
    ]);
  });
});

/** The headers, besides the content policy, that options change. */
function changedHeaders(
  options: Parameters<typeof makeSecurityHeaders>[0],
): Record<string, string> {
  const plain = makeSecurityHeaders();
  return Object.fromEntries(
    Object.entries(makeSecurityHeaders(options)).filter(
      ([name, value]) => name !== 'Content-Security-Policy' && plain[name] !== value,
    ),
  );
}

function hashStyle(style: string): string {
  return `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
}

function pressStyle(): string {
  const source = readSource('react-aria', 'interactions/usePress.mjs');
  const attribute = /PRESSABLE_ATTRIBUTE\s*=\s*'([^']+)'/.exec(source)?.[1] ?? '';
  return styleIn(source).replace(/\$\{\S+PRESSABLE_ATTRIBUTE\}/, attribute);
}

function scrollStyle(): string {
  return styleIn(readSource('react-aria', 'overlays/usePreventScroll.mjs'));
}

function styleIn(source: string): string {
  const style = /style\.textContent = `([^`]+)`\s*\.trim\(\)/.exec(source)?.[1];
  if (style === undefined) {
    throw new Error(
      'react-aria writes its style in another way than before: read it anew, and compute the hash of the content policy from it.',
    );
  }
  return style.trim();
}

function parsePolicy(options: Parameters<typeof makeSecurityHeaders>[0]): Record<string, string[]> {
  const policy = makeSecurityHeaders(options)['Content-Security-Policy'] ?? '';
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values];
    }),
  );
}
