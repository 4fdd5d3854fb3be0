import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { securityHeaders } from './securityHeaders.ts';

describe('securityHeaders', () => {
  it('forbids everything that the page does not need', () => {
    expect(policyOf({})).toEqual({
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'style-src': ["'self'", `'sha256-${createHash('sha256').update('').digest('base64')}'`],
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
      'trusted-types': ['nevisa'],
    });
  });

  it('lets the page talk to the origins of the deployment, and run its import map', () => {
    const policy = policyOf({ connect: ['wss://api.example'], scriptHashes: ['sha256-x'] });
    expect(policy['connect-src']).toEqual(["'self'", 'wss://api.example']);
    expect(policy['script-src']).toEqual(["'self'", "'sha256-x'"]);
  });

  it('adds over https what would lock out a page on the loopback', () => {
    const names = (https: boolean) => Object.keys(securityHeaders({ https }));
    expect(names(true).filter((name) => !names(false).includes(name))).toEqual([
      'Reporting-Endpoints',
      'Strict-Transport-Security',
    ]);
    expect(Object.keys(policyOf({ https: true }))).toEqual(
      expect.arrayContaining(['upgrade-insecure-requests', 'report-to']),
    );
  });

  it('leaves the page its microphone, and no other sensor', () => {
    const { 'Permissions-Policy': policy = '' } = securityHeaders();
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

function policyOf(options: Parameters<typeof securityHeaders>[0]): Record<string, string[]> {
  const policy = securityHeaders(options)['Content-Security-Policy'] ?? '';
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values];
    }),
  );
}
