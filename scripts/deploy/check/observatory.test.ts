import { makeSecurityHeaders } from '@nevisa/mocks/securityHeaders';
import { describe, expect, it } from 'vitest';
import { observatoryRules, type ScannedSite, scoreSite } from './observatory.ts';

const toHeaders = (table: Readonly<Record<string, string>>): ScannedSite['headers'] =>
  Object.fromEntries(Object.entries(table).map(([name, value]) => [name.toLowerCase(), [value]]));

const site: ScannedSite = {
  headers: toHeaders(makeSecurityHeaders({ https: true })),
  html: '<script src="/assets/a.js" integrity="sha384-a"></script>',
  redirects: ['http://nevisa.example/', 'https://nevisa.example/'],
  preflight: {},
};

const withHeader = (name: string, ...values: string[]): ScannedSite => ({
  ...site,
  headers: { ...site.headers, [name]: values.length === 0 ? undefined : values },
});

const policy = (text: string) => withHeader('content-security-policy', text);

describe('the rules of the Observatory', () => {
  it('there are 12, and the headers of a deployment have 155 points', () => {
    expect(Object.keys(observatoryRules)).toHaveLength(12);
    expect(scoreSite(site)).toBe(155);
  });

  it.each<[rule: string, points: number, scanned: ScannedSite]>([
    ['content-security-policy', 10, site],
    ['content-security-policy', 5, policy("default-src 'self'")],
    ['content-security-policy', 0, policy("default-src 'none'; style-src 'unsafe-inline'")],
    ['content-security-policy', -10, policy("default-src 'none'; script-src 'unsafe-eval'")],
    ['content-security-policy', -10, policy("default-src 'none'; img-src http://a.example")],
    ['content-security-policy', -20, policy("default-src 'none'; script-src 'unsafe-inline'")],
    ['content-security-policy', -20, policy("default-src 'none'; script-src https:")],
    ['content-security-policy', -20, policy("default-src 'none'; connect-src http://a.example")],
    ['content-security-policy', -20, policy("img-src 'self'")],
    ['content-security-policy', -25, withHeader('content-security-policy')],
    ['cookies', 0, site],
    ['cookies', 5, withHeader('set-cookie', 'a=1; Secure; HttpOnly; SameSite=Lax')],
    ['cookies', -40, withHeader('set-cookie', 'session=1')],
    ['cross-origin-resource-sharing', 0, site],
    [
      'cross-origin-resource-sharing',
      -50,
      {
        ...site,
        preflight: {
          'access-control-allow-origin': ['https://other.example'],
          'access-control-allow-credentials': ['true'],
        },
      },
    ],
    ['redirection', 0, site],
    ['redirection', -5, { ...site, redirects: ['http://a.example/', 'https://b.example/'] }],
    ['redirection', -10, { ...site, redirects: ['http://a/', 'http://a/b', 'https://a/'] }],
    ['redirection', -20, { ...site, redirects: ['http://a.example/'] }],
    ['referrer-policy', 5, site],
    ['referrer-policy', -5, withHeader('referrer-policy', 'unsafe-url')],
    ['strict-transport-security', 0, site],
    ['strict-transport-security', -10, withHeader('strict-transport-security', 'max-age=60')],
    ['strict-transport-security', -20, withHeader('strict-transport-security')],
    ['subresource-integrity', 5, site],
    ['subresource-integrity', 0, { ...site, html: '<script src="/a.js"></script>' }],
    ['subresource-integrity', -5, { ...site, html: '<script src="https://b/a.js"></script>' }],
    ['subresource-integrity', -50, { ...site, html: '<script src="//b/a.js"></script>' }],
    ['x-content-type-options', 0, site],
    ['x-content-type-options', -5, withHeader('x-content-type-options')],
    ['x-frame-options', 5, site],
    ['x-frame-options', 0, policy("default-src 'none'")],
    ['cross-origin-resource-policy', 10, site],
    ['cross-origin-resource-policy', -5, withHeader('cross-origin-resource-policy', 'mine')],
    ['cross-origin-embedder-policy', 10, site],
    ['cross-origin-embedder-policy', 0, withHeader('cross-origin-embedder-policy')],
    ['cross-origin-opener-policy', 10, site],
    ['cross-origin-opener-policy', 0, withHeader('cross-origin-opener-policy', 'unsafe-none')],
  ])('%s gives %i points', (rule, points, scanned) => {
    expect(observatoryRules[rule]?.(scanned)).toBe(points);
  });

  it('a site below 90 points gets no credit for good headers', () => {
    expect(scoreSite({ ...withHeader('strict-transport-security'), redirects: [] })).toBe(80);
  });
});
