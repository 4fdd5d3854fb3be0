import { logoShapes, logoViewBox } from '../../packages/ui/src/drawings/logoShapes.ts';
import { paths } from '../../apps/web/src/shared/paths.ts';
import { appText } from '../../apps/web/src/shared/text/appText.ts';
import { titleText } from '../../apps/web/src/shared/text/titleText.ts';
import { lineSpacings, textSizes } from '../../packages/ui/src/tokens/scales.ts';
import { themes } from '../../packages/ui/src/tokens/themes.ts';

/** The colours of the product's files: those of the default theme. */
const { light, dark } = themes.blue;

/** The place of the mark on its tile: the scale of the mark, and the corner of the tile in 64ths. */
interface Tile {
  scale: number;
  corner: number;
}

// The mark is 43.3 wide and 32.5 high, with its centre at (25.65, 24.75).
const centre = [25.65, 24.75] as const;
const rounded: Tile = { scale: 1.12, corner: 14 };
/** iOS rounds the corners itself. */
const square: Tile = { scale: 1.02, corner: 0 };
/** Android may cut a circle of 80 % out of it. */
const maskable: Tile = { scale: 0.86, corner: 0 };

function drawTile({ scale, corner }: Tile): string {
  const [x, y] = centre.map((place) => (32 - place * scale).toFixed(2));
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">',
    `<rect width="64" height="64" rx="${corner}" fill="${light.accent}"/>`,
    `<g transform="translate(${x} ${y}) scale(${scale})">`,
    ...logoShapes.map(
      ({ ink, path }) =>
        `<path fill="${ink === 'accent' ? light.onAccent : light.drawingFill}" d="${path}"/>`,
    ),
    '</g></svg>\n',
  ].join('');
}

/** The mark without ground; in a dark window it takes the colours of the dark theme. */
function drawMark(): string {
  const inks = { accent: 'a', line: 'l' } as const;
  const style = ({ accent, drawingLine }: typeof light) =>
    `.a{fill:${accent}}.l{fill:${drawingLine}}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${logoViewBox}">`,
    `<style>${style(light)}@media (prefers-color-scheme:dark){${style(dark)}}</style>`,
    ...logoShapes.map(({ ink, path }) => `<path class="${inks[ink]}" d="${path}"/>`),
    '</svg>\n',
  ].join('');
}

function writeManifest(): string {
  const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
    src: `/icons/${file}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const shortcut = (name: string, url: string) => ({
    name,
    url,
    icons: [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }],
  });
  const manifest = {
    id: '/',
    name: appText.name,
    short_name: appText.name,
    description: appText.tagline,
    lang: 'fa',
    dir: 'rtl',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: light.surface,
    theme_color: light.surface,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('maskable-512.png', 512, 'maskable'),
    ],
    shortcuts: [shortcut(titleText.live, paths.live), shortcut(titleText.history, paths.history)],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** The text files of the brand in the folder `apps/web/public`. */
export function writeBrandTexts(): ReadonlyMap<string, string> {
  return new Map([
    ['favicon.svg', drawTile(rounded)],
    ['logo.svg', drawMark()],
    ['manifest.webmanifest', writeManifest()],
  ]);
}

export interface BrandPicture {
  /** The file in the folder `apps/web/public`. */
  name: string;
  width: number;
  height: number;
  /** The picture as a drawing that fills the size. */
  svg: string;
}

/** The pictures of the brand; Chromium draws them. */
export function listBrandPictures(): readonly BrandPicture[] {
  const icon = (name: string, size: number, tile: Tile) => ({
    name: `icons/${name}`,
    width: size,
    height: size,
    svg: drawTile(tile),
  });
  return [
    icon('icon-192.png', 192, rounded),
    icon('icon-512.png', 512, rounded),
    icon('maskable-512.png', 512, maskable),
    icon('apple-touch-icon.png', 180, square),
    { name: 'icons/preview.png', width: 1200, height: 630, svg: drawPreview() },
  ];
}

/** The preview of a link in a chat. */
function drawPreview(): string {
  const word = (text: string, size: number, y: number, weight: number, fill: string) =>
    `<text x="700" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="start" direction="rtl">${text}</text>`;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" font-family="Vazirmatn">',
    `<rect width="1200" height="630" fill="${light.surface}"/>`,
    '<g transform="translate(754 150) scale(6.4)">',
    ...logoShapes.map(
      ({ ink, path }) =>
        `<path fill="${ink === 'accent' ? light.accent : light.drawingLine}" d="${path}"/>`,
    ),
    '</g>',
    word(appText.name, 128, 330, 700, light.text),
    word(appText.tagline, 44, 420, 400, light.textQuiet),
    '</svg>',
  ].join('');
}

/** The colour of each theme's page in light and dark, for the bar of a phone's browser. */
export function listPageColors(): Record<string, readonly [light: string, dark: string]> {
  return Object.fromEntries(
    Object.entries(themes).map(([name, { light, dark }]) => [name, [light.surface, dark.surface]]),
  );
}

const bootTables =
  /(\/\/ Written by `npm run tokens`\.\n)[^]*?(?=\n {2}\/\/ End of what is written\.)/;

/** Writes the page colours and the choices of dictated text into `theme-boot.js`, which runs before any style sheet is loaded. */
export function withBootTables(script: string): string {
  const rows = Object.entries(listPageColors()).map(
    ([name, [inLight, inDark]]) => `    ${name}: ['${inLight}', '${inDark}'],`,
  );
  const tables = [
    `  var pageColors = {\n${rows.join('\n')}\n  };`,
    `  var textSizes = [${listNames(textSizes)}];`,
    `  var lineSpacings = [${listNames(lineSpacings)}];`,
  ];
  return script.replace(bootTables, `$1${tables.join('\n')}`);
}

function listNames(choices: Readonly<Record<string, string>>): string {
  return Object.keys(choices)
    .map((name) => `'${name}'`)
    .join(', ');
}

/** Writes the page colour of the default theme into `index.html`, for a browser without scripts. */
export function withThemeColor(html: string): string {
  return html.replace(/(?<=name="theme-color" content=")[^"]*/, light.surface);
}
