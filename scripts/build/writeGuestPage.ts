import type { GuestPage } from '../../apps/web/src/prerender/renderGuestPages.tsx';
import { separateFonts } from './separateFonts.ts';

interface WrittenPage {
  /** `index.html` of the build. */
  shell: string;
  /** The style sheet that the shell links. */
  sheet: string;
  /** The scripts that run before the first paint, by their address in the shell. */
  scripts: Readonly<Record<string, string>>;
  page: GuestPage;
}

/** A user would see the form of a guest before the first script sends them on; `theme-boot.js` sets the attribute. */
const hidden = 'html[data-has-token] #root[data-prerendered=guest]{visibility:hidden}';

const fontPreload = /<link\s+rel="preload"[^>]*\sas="font"[^>]*>\s*/;

/** Puts a rendered page into the shell, with its styles in place of the link to them. @throws Error when the shell has other places. */
export function writeGuestPage({ shell, sheet, scripts, page }: WrittenPage): string {
  const [font = ''] = fontPreload.exec(shell) ?? [];
  const fonts = separateFonts(sheet);
  return [
    // Chromium holds the first paint back for a font that is preloaded in the head, and not for one in the body.
    [fontPreload, ''],
    ['<body>', `<body>\n    ${font.trim()}`],
    // Each request before the first paint would cost the time of a whole answer.
    ...Object.entries(scripts).map(([address, script]) => [
      `<script src="${address}"></script>`,
      `<script>${withoutComments(script)}</script>`,
    ]),
    [
      /<link rel="stylesheet"[^>]*>/,
      `<script>${fonts.script}</script><style>${fonts.sheet}${hidden}</style>${page.styles}`,
    ],
    [/<title>[^<]*<\/title>/, `<title>${page.title}</title>`],
    [
      '<div id="root"></div>',
      `<div id="root" data-prerendered="${page.access}">${page.markup}</div>`,
    ],
  ].reduce<string>((html, [place, content]) => {
    const written = html.replace(place as RegExp, () => content as string);
    if (written === html) {
      throw new Error(`index.html has no place ${String(place)} for a prerendered page.`);
    }
    return written;
  }, shell);
}

/** The script stays in the language of its source: an old browser runs it, too. */
function withoutComments(script: string): string {
  return script.replaceAll(/^\s*\/\/.*$/gm, '').replaceAll(/\s*\n\s*/g, '\n');
}
