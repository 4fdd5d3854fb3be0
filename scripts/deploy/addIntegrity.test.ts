import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { addIntegrity } from './addIntegrity.ts';

const files: Record<string, string> = {
  '/assets/a-1.js': 'a',
  '/assets/a-1.css': 'style',
};
const add = (html: string) => addIntegrity(html, (path) => Buffer.from(files[path] ?? ''));
const computeHash = (content: string) =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

describe('addIntegrity', () => {
  it('a script and a style sheet with a hash in the name get the hash of their content', () => {
    expect(add('<script type="module" crossorigin src="/assets/a-1.js"></script>')).toBe(
      `<script type="module" crossorigin src="/assets/a-1.js" integrity="${computeHash('a')}"></script>`,
    );
    expect(add('<link rel="stylesheet" crossorigin href="/assets/a-1.css" />')).toBe(
      `<link rel="stylesheet" crossorigin href="/assets/a-1.css" integrity="${computeHash('style')}">`,
    );
    expect(add('<link rel="modulepreload" href="/assets/a-1.js">')).toContain(computeHash('a'));
  });

  it('scripts without a hash in their name, fonts, icons and inline scripts are left as they are', () => {
    const page = [
      '<link rel="icon" href="/favicon.svg" />',
      '<link rel="preload" href="/assets/f.woff2" as="font" crossorigin />',
      '<link rel="manifest" href="/manifest.webmanifest" />',
      '<script src="/boot.js"></script>',
      '<script>1</script>',
      '<script src="https://other.example/a.js"></script>',
    ].join('\n');
    expect(add(page)).toBe(page);
  });
});
