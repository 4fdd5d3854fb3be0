import { createHash } from 'node:crypto';
import type { SecurityOptions } from './makeSecurityHeaders.ts';

/**
 * The sources of a content policy that admit the style elements and the inline scripts of pages, each once: `sha256-…`
 * (CSP Level 3, §6.7.2.3).
 */
export function hashInline(
  pages: readonly string[],
): Required<Pick<SecurityOptions, 'styleHashes' | 'scriptHashes'>> {
  return {
    styleHashes: hashElements(pages, /<style[^>]*>(.*?)<\/style>/gsu),
    scriptHashes: hashElements(pages, /<script>(.*?)<\/script>/gsu),
  };
}

function hashElements(pages: readonly string[], element: RegExp): string[] {
  const contents = pages.flatMap((html) =>
    [...html.matchAll(element)].map(([, inner = '']) => inner),
  );
  return [...new Set(contents)].map(
    (content) => `sha256-${createHash('sha256').update(content).digest('base64')}`,
  );
}
