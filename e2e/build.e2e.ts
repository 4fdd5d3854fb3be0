import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accounts } from '@nevisa/mocks/accounts';
import { script } from '@nevisa/mocks/script';
import { beforeAll, describe, expect, it } from 'vitest';
import { findFreshBuild } from '../scripts/build/findFreshBuild.ts';
import { buildPageOfEachPart } from './buildPageOfEachPart.ts';

describe('the production build', () => {
  let files: { name: string; text: string }[];
  beforeAll(async () => {
    const { folder } = await findFreshBuild('production');
    files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(?:js|css|html|json|svg)$/.test(entry.name))
      .map((entry) => ({
        name: entry.name,
        text: readFileSync(join(entry.parentPath, entry.name), 'utf8'),
      }));
  });

  it('R-014: the build contains no mock server, no mock text and no mock account', () => {
    const foreign = [
      'mockServiceWorker',
      'msw',
      'Invalid email or password',
      'User already exists!',
      'Invalid Authorization token',
      ...script,
      ...Object.values(accounts).flatMap(({ password, token }) => [password, token]),
    ];
    const found = files.flatMap(({ name, text }) =>
      foreign.filter((word) => text.includes(word)).map((word) => `${name}: ${word}`),
    );
    expect(found).toEqual([]);
    expect(files.length).toBeGreaterThan(5);
  });

  it('R-002: the build names IRANYekan first among its fonts and does not contain it', () => {
    const css = files.map(({ text }) => text).join('\n');
    expect(css).toMatch(/--nv-font-family:\s*['"]?IRANYekan/);
    expect(files.filter(({ name }) => /yekan/i.test(name))).toEqual([]);
  });

  it('R-010, R-212: the build names no other host except the configured sign-in and chats', () => {
    // The result of a payment links to t.me and ble.ir. Libraries name their pages in errors, the namespaces of office files, a licence and the specifications of codecs.
    const hosts = files.flatMap(({ text }) => text.match(/https?:\/\/[\w.-]+/g) ?? []);
    const allowed =
      /^https?:\/\/(?:www\.w3\.org|accounts\.google\.com|t\.me|ble\.ir|own\.invalid|react\.dev|localhost|schemas\.openxmlformats\.org|schemas\.microsoft\.com|answers\.microsoft\.com|purl\.org|purl\.oclc\.org|reactrouter\.com|stately\.ai|prosemirror\.net|github\.com|styled-components\.com|bit\.ly|mozilla\.org|www\.webmproject\.org|aomediacodec\.github\.io)$/;
    expect([...new Set(hosts.filter((host) => !allowed.test(host)))]).toEqual([]);
  });
});

describe('a page that is loaded when it is opened', () => {
  it('any component of @nevisa/ui can be such a page: no file imports itself through others', async () => {
    // `refuseChunkCycles` fails the build itself.
    const { parts, files } = await buildPageOfEachPart();
    expect(parts.length).toBeGreaterThan(80);
    // A part without code of its own has no file, and a small one is in that of another.
    expect(files.length).toBeGreaterThan(parts.length * 0.6);
  });
});
