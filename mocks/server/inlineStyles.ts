import { createHash } from 'node:crypto';

/** The sources of a content policy that admit the style elements of a page: `'sha256-…'` without the quotes (CSP Level 3, §6.7.2.3). */
export function hashInlineStyles(html: string): readonly string[] {
  return [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gsu)].map(
    ([, style = '']) => `sha256-${createHash('sha256').update(style).digest('base64')}`,
  );
}
