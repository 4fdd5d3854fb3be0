import { type ColorName, colorNames } from '../../packages/ui/src/tokens/colorNames.ts';
import { nameColorVariable } from '../../packages/ui/src/tokens/color.ts';

/**
 * Two colour sets of the inspection alone, one for each scheme. Every token has a
 * colour of its own, so that the computed colours of an element name its tokens.
 */
export const probeSets = [
  { theme: 'probe', scheme: 'light' },
  { theme: 'probe', scheme: 'dark' },
] as const;

/** The style sheet of the probe sets, for the document, for boxes, and for elements that set only a theme or a scheme. */
export const probeSheet = `
  [data-theme='probe'][data-scheme][data-scheme],
  :root[data-theme='probe'] :is([data-theme], [data-scheme]):not([data-theme][data-scheme]) {
    ${colorNames.map((name, place) => `${nameColorVariable(name)}: ${makeProbeColour(name, place)};`).join('\n')}
  }`;

// The scrim is the only token that is translucent.
function makeProbeColour(name: ColorName, place: number): string {
  return name === 'scrim' ? `rgb(250 ${place} 0 / 0.5)` : `rgb(${place * 5} ${255 - place} 90)`;
}

/**
 * Whether a rule of the document selects by theme or scheme and sets more than
 * tokens. The probe sets cannot show what such a rule does.
 */
export function selectsBySet(): boolean {
  return [...document.styleSheets].some((sheet) => [...sheet.cssRules].some(setsMoreThanTokens));
}

const namesSet = /data-(theme|scheme)/;
const isToken = /^(--nv-|--lightningcss-|color-scheme$)/;

function setsMoreThanTokens(rule: CSSRule): boolean {
  if (rule instanceof CSSStyleRule && namesSet.test(rule.selectorText)) {
    return [...rule.style].some((property) => !isToken.test(property));
  }
  return 'cssRules' in rule && [...(rule.cssRules as CSSRuleList)].some(setsMoreThanTokens);
}
