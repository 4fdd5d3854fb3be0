import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { build, createServer, loadConfigFromFile, type Rolldown } from 'vite';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createProductNamePlugin, withProductName } from './createProductNamePlugin.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const app = `${root}apps/web`;
const texts = ['accountText', 'appText', 'filesText', 'startText', 'titleText', 'updateText'];

/** Builds the page of the app with texts of the product in place of the app. */
async function buildTexts(name: string) {
  const imports = texts.map((text) => `import * as ${text} from '/src/shared/text/${text}.ts';`);
  const script = `${imports.join('\n')}\nlog(${texts.join()});`;
  const load = (id: string) => (id === `${app}/src/main.tsx` ? script : null);
  const { output } = (await build({
    configFile: false,
    root: app,
    logLevel: 'error',
    plugins: [createProductNamePlugin(name), { name: 'texts', load }],
    build: { write: false, copyPublicDir: false, modulePreload: false },
  })) as Rolldown.RolldownOutput;
  return output;
}

describe('the configured name of the product', () => {
  it('RD-12: is in the texts, the page and the manifest of the build, and the default name is not', async () => {
    const name = 'گویا "a" \'b\' & <`${c}`> \\n';
    const output = await buildTexts(name);
    const written: unknown[] = [];
    for (const file of output) {
      const text = file.type === 'chunk' ? file.code : String(file.source);
      expect([file.fileName, withProductName(text, name)]).toEqual([file.fileName, text]);
      if (file.type === 'chunk') {
        runInNewContext(text, { log: (...values: unknown[]) => written.push(...values) });
      } else if (file.fileName === 'manifest.webmanifest') {
        expect(JSON.parse(text)).toMatchObject({ name, short_name: name });
      } else if (file.fileName === 'index.html') {
        expect(text.match(/گویا &#34;a&#34; 'b' &#38; &#60;/g)).toHaveLength(6);
      }
    }
    expect(written).toMatchObject([
      {},
      { appText: { name, title: `{page} | ${name}` } },
      {},
      {},
      { titleText: { signin: `ورود به ${name}` } },
      { updateText: { updateReady: `نسخهٔ جدیدی از ${name} آماده است.` } },
    ]);
  });

  it('RD-12: is in the texts, the page and the manifest of the development server', async () => {
    const server = await createServer({
      configFile: false,
      root: app,
      logLevel: 'error',
      plugins: [createProductNamePlugin('گویا')],
      server: { host: '127.0.0.1', port: 0, ws: false, watch: null, preTransformRequests: false },
      optimizeDeps: { noDiscovery: true },
    });
    onTestFinished(() => server.close());
    await server.listen();
    const read = async (path: string) => {
      const response = await fetch(new URL(path, server.resolvedUrls?.local[0]));
      return response.text();
    };
    expect(await read('/')).toContain('<title>گویا</title>');
    expect(JSON.parse(await read('/manifest.webmanifest'))).toMatchObject({ name: 'گویا' });
    expect(await read('/src/shared/text/appText.ts')).toContain('{page} | گویا');
  });

  it('RD-12: replaces every default name in the sources of the app', () => {
    const sources = globSync('{apps/web/src,packages/*/src}/**/*.{ts,tsx}', { cwd: root }).filter(
      (file) => !/\.(?:test|stories|cases|usage)\.|\/stories\/|Testing\.ts$/.test(file),
    );
    const fixed = [...sources, 'apps/web/index.html', 'apps/web/public/manifest.webmanifest']
      .map((file) => ({ file, text: readFileSync(`${root}${file}`, 'utf8') }))
      .filter(({ text }) => withProductName(text, 'گویا').includes('نویسا'));
    expect(sources.length).toBeGreaterThan(1_000);
    expect(fixed.map(({ file }) => file)).toEqual([]);
  });

  it.each([
    ['نزد نویسا مانده', 'نزد گویا مانده'],
    ['نویسان', 'نویسان'],
    ['پایان‌نامه‌نویسان', 'پایان‌نامه‌نویسان'],
    ['«نویسا»', '«گویا»'],
  ])('RD-12: «%s» becomes «%s»', (text, expected) => {
    expect(withProductName(text, 'گویا')).toBe(expected);
  });

  it.each([undefined, '', ' نویسا '])('a build with the name %s has no such plugin', (name) => {
    expect(createProductNamePlugin(name)).toBeNull();
  });

  it('RD-12: is read from the environment of the build', async () => {
    vi.stubEnv('VITE_PRODUCT_NAME', 'گویا');
    try {
      const loaded = await loadConfigFromFile(
        { command: 'build', mode: 'production' },
        `${root}vite.config.ts`,
      );
      const plugins = [loaded?.config.plugins ?? []].flat();
      expect(plugins).toContainEqual(expect.objectContaining({ name: 'nevisa-product-name' }));
    } finally {
      vi.unstubAllEnvs();
    }
  });
});
