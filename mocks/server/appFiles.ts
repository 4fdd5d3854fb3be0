import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { getContentType, isWorthCompressing } from './contentTypes.ts';
import { chooseEncoding } from './encodings.ts';
import { hashInline } from './inlineHashes.ts';

/** A file with its headers. */
export interface SentFile {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/** The files of a built app, read and compressed once and cached in memory. */
export interface AppFiles {
  has(pathname: string): boolean;
  read(pathname: string, acceptEncoding: string | undefined): Promise<SentFile>;
  /** What admits the inline styles and scripts of all pages. */
  inlineHashes(): Promise<ReturnType<typeof hashInline>>;
}

/**
 * Serves only the files that exist at the start, by their exact names: no path leads
 * out of the folder, to a hidden file or to a link.
 */
export async function openAppFolder(folder: string): Promise<AppFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = new Map<string, string>(
    entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((path) => [`/${relative(folder, path).split(sep).join('/')}`, path] as const)
      .filter(([pathname]) => !pathname.includes('/.')),
  );
  const kept = new Map<string, Promise<Buffer>>();
  const once = (key: string, make: () => Promise<Buffer>) => {
    const content = kept.get(key) ?? make();
    kept.set(key, content);
    return content;
  };

  return {
    has: (pathname) => files.has(pathname),
    async read(pathname, acceptEncoding) {
      const type = getContentType(pathname);
      const plain = await readContent(pathname);
      const encoding = isWorthCompressing(type) ? chooseEncoding(acceptEncoding) : null;
      const body = encoding
        ? await once(pathname + encoding.extension, () =>
            files.has(pathname + encoding.extension)
              ? readContent(pathname + encoding.extension)
              : encoding.compress(plain),
          )
        : plain;
      return {
        body,
        headers: {
          'Content-Type': type,
          'Content-Length': String(body.length),
          ...(isWorthCompressing(type) && { Vary: 'Accept-Encoding' }),
          ...(encoding && { 'Content-Encoding': encoding.name }),
        },
      };
    },
    async inlineHashes() {
      const pages = [...files.keys()].filter((pathname) => pathname.endsWith('.html'));
      const contents = await Promise.all(pages.map(readContent));
      return hashInline(contents.map(String));
    },
  };

  function readContent(pathname: string): Promise<Buffer> {
    const path = files.get(pathname);
    if (path === undefined) {
      throw new Error(`There is no file ${pathname} in ${folder}: build the app first.`);
    }
    return once(pathname, () => readFile(path));
  }
}
