import { mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeBrandFontFaces, createBrandFontPlugin } from './createBrandFontPlugin.ts';

let root = '';

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'brand-font-'));
  await mkdir(join(root, 'public', 'fonts'), { recursive: true });
  await writeFile(join(root, 'index.html'), '<script type="module" src="./main.js"></script>');
  await writeFile(join(root, 'main.js'), "import 'virtual:brand-font.css';");
});

afterAll(() => rm(root, { recursive: true }));

describe('the brand font', () => {
  it('R-002, T-5: without files no face is written, so nothing is asked for', async () => {
    expect(writeBrandFontFaces(['README.md', '.DS_Store'], '/fonts')).toBe('');
    expect(await builtStyles(join(root, 'absent'))).toBe('');
  });

  it('R-002: each file becomes a face of IRANYekan in its weight', () => {
    const faces = writeBrandFontFaces(
      ['IRANYekanX-Regular.woff2', 'IRANYekanX-Bold.woff2', 'IRANYekanX-Medium.woff2'],
      '/fonts',
    );
    expect(facesIn(faces)).toEqual([
      ['/fonts/IRANYekanX-Bold.woff2', '700'],
      ['/fonts/IRANYekanX-Medium.woff2', '500'],
      ['/fonts/IRANYekanX-Regular.woff2', '400'],
    ]);
    expect(faces.match(/font-family: 'IRANYekan'/g)).toHaveLength(3);
    expect(faces.match(/font-display: swap/g)).toHaveLength(3);
  });

  it('R-002: a variable file serves every weight, and unknown files are left alone', () => {
    const faces = writeBrandFontFaces(
      ['IRANYekanX-VF.woff2', 'IRANYekanX-Thin.woff2', 'IRANYekanX-Bold.ttf', 'notes.txt'],
      '/fonts',
    );
    expect(facesIn(faces)).toEqual([['/fonts/IRANYekanX-VF.woff2', '400 700']]);
  });

  it('R-002: a build takes the faces for the files that lie in the folder', async () => {
    const folder = join(root, 'public', 'fonts');
    await writeFile(join(folder, 'IRANYekanX-Regular.woff2'), 'font');
    const styles = await builtStyles(folder);
    expect(styles).toContain('/fonts/IRANYekanX-Regular.woff2');
    expect(styles).toContain('IRANYekan');
  });

  it('R-002: the app takes the faces', async () => {
    const start = await readFile(new URL('../apps/web/src/main.tsx', import.meta.url), 'utf8');
    expect(start).toContain("import 'virtual:brand-font.css';");
  });

  it('R-002: it has the line measures of the font that ships, so that nothing moves', async () => {
    const shipped = await readFile(
      new URL('../packages/ui/src/foundations/fonts/fonts.css', import.meta.url),
      'utf8',
    );
    const measures =
      writeBrandFontFaces(['A-Regular.woff2'], '').match(/\S+-override: \S+;/g) ?? [];
    expect(measures).toHaveLength(3);
    for (const measure of measures) {
      expect(shipped).toContain(measure);
    }
  });
});

function facesIn(css: string) {
  return [...css.matchAll(/url\('([^']+)'\).*\n\s*font-weight: ([\d ]+);/g)].map(
    ([, url, weight]) => [url, weight],
  );
}

async function builtStyles(folder: string): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [createBrandFontPlugin(folder, '/fonts')],
    build: { write: false },
  });
  const outputs = Array.isArray(result) ? result : 'output' in result ? [result] : [];
  return outputs
    .flatMap(({ output }) => output)
    .flatMap((file) =>
      file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : [],
    )
    .join('\n')
    .trim();
}
