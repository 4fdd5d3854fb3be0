import { describe, expect, it } from 'vitest';
import { writeGuestPage } from './writeGuestPage.ts';

const font = '<link\n rel="preload"\n href="/f.woff2"\n as="font"\n crossorigin />';
const shell = `<title>n</title>${font}<script src="/boot.js"></script><link rel="stylesheet" crossorigin href="/assets/index-1.css"><body><div id="root"></div>`;
const page = {
  path: '/a',
  title: '$& | n',
  access: 'guest',
  markup: '<h1>$1</h1>',
  styles: '<style data-styled>i{}</style>',
} as const;

describe('a prerendered page', () => {
  const script = '// A comment.\nfunction a() {\n  // Another.\n  boot("$1 // 2");\n}\n';
  const html = writeGuestPage({ shell, sheet: 'b{}', page, scripts: { '/boot.js': script } });

  it('has its title, its styles in place of their link, and its content, each to the letter', () => {
    expect(html).toContain('<title>$& | n</title>');
    expect(html).toContain(
      '<style>b{}html[data-has-token] #root[data-prerendered=guest]{visibility:hidden}</style><style data-styled>i{}</style><body>',
    );
    expect(html).toContain('<div id="root" data-prerendered="guest"><h1>$1</h1></div>');
    expect(html).not.toContain('stylesheet');
  });

  it('P17: adds its fonts by a script, because Chromium requests a font of a style element with the whole address of the page', () => {
    const face = `@font-face{font-family:A B;src:url(/a.woff2)format("woff2");font-weight:400 700;font-display:swap;unicode-range:U+41-5A,U+61}`;
    const local = '@font-face{font-family:C;src:local(D)}';
    const withFonts = writeGuestPage({
      shell,
      sheet: `${face}${local}b{}`,
      page,
      scripts: { '/boot.js': script },
    });
    const options = '{"weight":"400 700","display":"swap","unicodeRange":"U+41-5A,U+61"}';
    expect(withFonts).toContain(
      String.raw`<script>document.fonts.add(new FontFace("A B","url(/a.woff2)format(\"woff2\")",${options}))</script><style>${local}b{}`,
    );
  });

  it('P17: is refused with a sheet that names another file', () => {
    const scripts = { '/boot.js': script };
    const sheet = 'b{background:url(/a.png)}';
    expect(() => writeGuestPage({ shell, sheet, page, scripts })).toThrow('no font');
    const inlined = 'b{background:url("data:image/svg+xml,a")}';
    expect(writeGuestPage({ shell, sheet: inlined, page, scripts })).toContain(inlined);
  });

  it('has its first scripts without their comments, one statement a line', () => {
    expect(html).toContain('<script>\nfunction a() {\nboot("$1 // 2");\n}\n</script>');
  });

  it('preloads its font from the body, where it does not hold up the first paint', () => {
    const [head = '', body = ''] = html.split('<body>');
    expect(head).not.toContain('preload');
    expect(body.trim().startsWith(font)).toBe(true);
    expect(body.match(/preload/g)).toHaveLength(1);
  });

  it('is refused by a shell that has no place for it', () => {
    const noSheet = shell.replace(/<link rel="stylesheet"[^>]*>/, '');
    expect(() => writeGuestPage({ shell: noSheet, sheet: '', scripts: {}, page })).toThrow(
      'no place /<link rel="stylesheet"',
    );
  });
});
