import { readFileSync } from 'node:fs';
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { storedPages } from '../../apps/web/src/serviceWorker/storedPages.ts';
import { logoShapes } from '../../packages/ui/src/drawings/logoShapes.ts';
import {
  listBrandPictures,
  writeBrandTexts,
  listPageColors,
  withBootTables,
  withThemeColor,
} from './brandFiles.ts';
import { withSiteAddress } from './createSiteAddressPlugin.ts';

const inPublic = (name: string) => new URL(`../../apps/web/public/${name}`, import.meta.url);
const readText = (name: string) => readFileSync(inPublic(name), 'utf8');
const page = readFileSync(new URL('../../apps/web/index.html', import.meta.url), 'utf8');

describe('the files of the brand', () => {
  it.each([...writeBrandTexts()])(
    '%s is the one that `node scripts/writeBrand.ts` writes',
    (name, text) => {
      expect(readText(name)).toBe(text);
    },
  );

  it.each(['favicon.svg', 'logo.svg'])('%s has the paths of the mark and no others', (name) => {
    const paths = [...readText(name).matchAll(/ d="([^"]+)"/g)].map(([, path]) => path);
    expect(paths).toEqual(logoShapes.map(({ path }) => path));
  });

  it.each(listBrandPictures())('$name has the size $width × $height', ({ name, width, height }) => {
    const picture = PNG.sync.read(readFileSync(inPublic(name)));
    expect([picture.width, picture.height]).toEqual([width, height]);
  });

  it('every icon of the manifest and of the page exists', () => {
    const { icons } = JSON.parse(readText('manifest.webmanifest')) as { icons: { src: string }[] };
    const linked = [...page.matchAll(/(?:href|content)="\/([\w/.-]+\.(?:svg|png|webmanifest))"/g)];
    const files = [...icons.map(({ src }) => src.slice(1)), ...linked.map(([, file]) => file)];
    expect(files).toEqual(
      expect.arrayContaining(['favicon.svg', 'icons/apple-touch-icon.png', 'manifest.webmanifest']),
    );
    for (const file of files) {
      expect(readFileSync(inPublic(file ?? '')).length).toBeGreaterThan(0);
    }
  });
});

describe('the installed app', () => {
  const manifest = JSON.parse(readText('manifest.webmanifest')) as Record<string, unknown> & {
    icons: { sizes: string; type: string; purpose: string }[];
    shortcuts: { name: string; url: string }[];
  };

  it('X-327: is Persian, from right to left, and begins inside of its scope', () => {
    expect(manifest).toMatchObject({
      id: '/',
      lang: 'fa',
      dir: 'rtl',
      name: 'نویسا',
      short_name: 'نویسا',
      start_url: '/',
      scope: '/',
      display: 'standalone',
    });
    expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest" />');
  });

  it('X-327: has the icons that browsers ask for, one of them to be cut', () => {
    const pictures = manifest.icons.filter(({ type }) => type === 'image/png');
    expect(pictures.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
  });

  it('X-327: has the shortcuts to dictation and history, which begin without a connection', () => {
    expect(manifest.shortcuts.map(({ name, url }) => [name, url])).toEqual([
      ['تایپ صوتی زنده', '/nevisa-live'],
      ['تاریخچه', '/nevisa-history'],
    ]);
    expect(manifest.shortcuts.filter(({ url }) => !storedPages.has(url))).toEqual([]);
  });
});

describe('the colour of the browser bar', () => {
  it('theme-boot.js has the page colour of each theme; `npm run tokens` writes it', () => {
    const script = readText('theme-boot.js');
    expect(script).toBe(withBootTables(script));
    expect(Object.keys(listPageColors())).toHaveLength(11);
    for (const [name, [light, dark]] of Object.entries(listPageColors())) {
      expect(script).toContain(`${name}: ['${light}', '${dark}']`);
    }
  });

  it('the page names the colour of the default theme before the script runs', () => {
    expect(page).toBe(withThemeColor(page));
    expect(page).toContain(
      `<meta name="theme-color" content="${listPageColors()['blue']?.[0]}" />`,
    );
  });
});

describe('the link preview', () => {
  it.each([
    [undefined, '/icons/preview.png'],
    ['', '/icons/preview.png'],
    ['https://nevisa.example/', 'https://nevisa.example/icons/preview.png'],
  ])('with the site address %s is at %s', (address, preview) => {
    expect(withSiteAddress(page, address)).toContain(`property="og:image" content="${preview}"`);
  });
});
