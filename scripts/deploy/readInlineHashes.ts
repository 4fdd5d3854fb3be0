import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashInline } from '@nevisa/mocks/inlineHashes';

/**
 * The hashes of the inline styles and scripts of the built pages in a folder, for the content policy.
 *
 * @throws Error when the folder has no page.
 */
export async function readInlineHashes(folder: string): Promise<ReturnType<typeof hashInline>> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const pages = names.filter((name) => name.endsWith('.html')).toSorted();
  if (pages.length === 0) {
    throw new Error(
      `${folder} has no built page: run npm run deploy:files first, or name its folder with --files.`,
    );
  }
  return hashInline(await Promise.all(pages.map((name) => readFile(join(folder, name), 'utf8'))));
}
