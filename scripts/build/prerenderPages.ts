import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import type { GuestPage, RenderOptions } from '../../apps/web/src/prerender/renderGuestPages.tsx';
import { demoAccounts } from '../../mocks/fixtures/accounts.ts';
import { writeGuestPage } from './writeGuestPage.ts';

const entry = 'renderGuestPages';

/**
 * Writes the pages of a guest into the built app as files with their content and all their styles, so that the
 * browser paints them before it has a script. Each is beside `index.html` under its address and `.html`.
 */
export function prerenderPages(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'nevisa-prerender-pages',
    apply: (options, { command }) => command === 'build' && options.build?.ssr === undefined,
    configResolved(resolved) {
      config = resolved;
    },
    // After the files are written, and not in the first build of `planChunks`, which has no outputs.
    async closeBundle() {
      const folder = resolve(config.root, config.build.outDir);
      const pages = await renderPages(config);
      const shell = await readFile(join(folder, 'index.html'), 'utf8');
      const sheet = await readSheet(folder, shell);
      const scripts = await readScripts(folder);
      for (const page of pages) {
        const file = join(folder, `${page.path}.html`);
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, writeGuestPage({ shell, sheet, scripts, page }));
      }
    },
  };
}

async function renderPages({ root, mode, configFile }: ResolvedConfig): Promise<GuestPage[]> {
  const outDir = join(root, '../../node_modules/.cache/nevisa-prerender', mode);
  await build({
    root,
    mode,
    ...(configFile !== undefined && { configFile }),
    logLevel: 'warn',
    build: { ssr: join(root, 'src/prerender', `${entry}.tsx`), outDir, emptyOutDir: true },
    ssr: { noExternal: true },
  });
  try {
    const { renderGuestPages } = (await import(
      pathToFileURL(join(outDir, `${entry}.js`)).href
    )) as { renderGuestPages: (options: RenderOptions) => Promise<GuestPage[]> };
    return await renderGuestPages(mode === 'demo' ? { demoAccounts, hasPretendSocial: true } : {});
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

async function readScripts(folder: string): Promise<Record<string, string>> {
  const addresses = ['/theme-boot.js', '/page-check.js'];
  const read = addresses.map((address) => readFile(join(folder, address), 'utf8'));
  const scripts = await Promise.all(read);
  return Object.fromEntries(addresses.map((address, index) => [address, scripts[index] ?? '']));
}

async function readSheet(folder: string, shell: string): Promise<string> {
  const address = /<link rel="stylesheet"[^>]* href="([^"]+)"/.exec(shell)?.[1];
  if (address === undefined) {
    throw new Error('index.html links no style sheet.');
  }
  return readFile(join(folder, address), 'utf8');
}
