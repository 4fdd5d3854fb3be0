/** A sheet without the fonts that are files, and the script that adds these fonts; an empty script without such a font. */
export interface SeparatedFonts {
  sheet: string;
  script: string;
}

/**
 * Takes the fonts that are files out of a sheet that becomes a style element. Chromium requests what such an element
 * names with the whole address of the page as the referrer, under every policy of the page; the address of a payment
 * result has the data of a card (P17). A font that a script adds follows the policy.
 */
export function separateFonts(sheet: string): SeparatedFonts {
  const fonts: string[] = [];
  const rest = sheet.replaceAll(/@font-face\s*\{([^{}]*\burl\([^{}]*)\}/g, (_, descriptors) => {
    fonts.push(writeFont(String(descriptors)));
    return '';
  });
  if (/\burl\((?!["']?(?:data:|#))/.test(rest)) {
    throw new Error(
      'The sheet names a file that is no font: its request would have the address of the page.',
    );
  }
  const script = fonts.map((font) => `document.fonts.add(new FontFace(${font}))`).join(';');
  return { sheet: rest, script };
}

/** The arguments of `FontFace` for the descriptors of a font. */
function writeFont(descriptors: string): string {
  const { fontFamily = '', src = '', ...others } = parseDescriptors(descriptors);
  const named = Object.entries(others).map(([name, value]) => [toOption(name), value]);
  return [fontFamily.replaceAll(/^["']|["']$/g, ''), src, Object.fromEntries(named)]
    .map((argument) => JSON.stringify(argument).replaceAll('<', String.raw`\u003c`))
    .join(',');
}

function parseDescriptors(descriptors: string): Record<string, string> {
  const pairs = descriptors.split(';').map((each) => {
    const colon = each.indexOf(':');
    return [toCamelCase(each.slice(0, colon).trim()), each.slice(colon + 1).trim()];
  });
  return Object.fromEntries(pairs.filter(([name]) => name !== ''));
}

/** `FontFace` calls `font-weight` by the name `weight`. */
function toOption(name: string): string {
  return name.replace(/^font(.)/, (_, first: string) => first.toLowerCase());
}

function toCamelCase(name: string): string {
  return name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}
