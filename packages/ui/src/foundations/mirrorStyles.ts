import rtlPlugin from 'stylis-plugin-rtl';

/**
 * All that CSSJanus changes, and more: sides by name, horizontal offsets, and shorthands whose values have sides. stylis
 * writes a declaration without a space after its colon.
 */
const sided = new RegExp(
  [
    String.raw`(?<![a-z])(?:left|right)(?![a-z])|[ew]-resize|direction:(?:ltr|rtl)|translatex?\(`,
    String.raw`box-shadow:(?!none;|var\(|(?:inset )?0[ ;])|text-shadow:(?!none;|var\()`,
    'background[^:;}]*:[^;}]*%',
    String.raw`border-radius:[^;}]*\s`,
    String.raw`(?:margin|padding|border-width|-color|border-style):(?:[^;}]*\s){3}`,
  ].join('|'),
  'i',
);

/**
 * Mirrors styles as `stylis-plugin-rtl` does, and leaves a rule alone in which nothing has a side. CSSJanus, on which
 * the plugin is built, compiles its expressions with the first rule, for 25 ms of a fast processor; the first pages have
 * logical styles alone (ADR-0002), so they do without.
 */
export const mirrorStyles: typeof rtlPlugin = (element, ...rest) => {
  if (hasSides(element)) {
    rtlPlugin(element, ...rest);
  }
};

// The name is a part of each class: a minifier must not change it.
Object.defineProperty(mirrorStyles, 'name', { value: 'mirrorStyles' });

function hasSides({ value, children }: Parameters<typeof rtlPlugin>[0]): boolean {
  return sided.test(value) || (Array.isArray(children) && children.some(hasSides));
}
