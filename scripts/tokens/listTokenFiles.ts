import { colorNames } from '../../packages/ui/src/tokens/colorNames.ts';
import { colorMeanings, type ThemeColors } from '../../packages/ui/src/tokens/colors.ts';
import {
  breakpoint,
  font,
  layer,
  measure,
  motion,
  radius,
  size,
  space,
} from '../../packages/ui/src/tokens/scales.ts';
import { floatingShadow, fontFamilies } from '../../packages/ui/src/tokens/writeThemeSheet.ts';
import {
  type Scheme,
  type ThemeName,
  schemes,
  themeNames,
  themes,
} from '../../packages/ui/src/tokens/themes.ts';
import { toBezier, toColorObject, toDimension, duration } from './tokenValues.ts';

/** A token of the Design Tokens Format Module 2025.10. */
interface Token {
  $type: string;
  $value: unknown;
  $description?: string;
}

/**
 * The content of the W3C token files by file name: one for each theme in each
 * scheme, and one for the scales that all themes share.
 */
export function listTokenFiles(): Map<string, string> {
  const sets = themeNames.flatMap((theme) =>
    schemes.map((scheme) => [nameTokenFile(theme, scheme), themeDocument(theme, scheme)] as const),
  );
  return new Map(
    [...sets, ['scales.tokens.json', scalesDocument()] as const].map(([name, document]) => [
      name,
      `${JSON.stringify(document, null, 2)}\n`,
    ]),
  );
}

export function nameTokenFile(theme: ThemeName, scheme: Scheme): string {
  return `${theme}.${scheme}.tokens.json`;
}

function themeDocument(theme: ThemeName, scheme: Scheme): object {
  const colors: ThemeColors = themes[theme][scheme];
  return {
    $description: `The theme ${theme} in its ${scheme} scheme.`,
    color: Object.fromEntries(
      colorNames.map((name) => [
        name,
        token('color', toColorObject(colors[name]), colorMeanings[name]),
      ]),
    ),
    shadow: {
      floating: token(
        'shadow',
        floatingShadow[scheme].map(shadowValue),
        'Below menus, dialogs and other floating surfaces.',
      ),
    },
  };
}

function scalesDocument(): object {
  return {
    $description: 'Scales that all themes share.',
    space: dimensions(space, 'Distances on an 8-px grid; 4 px inside controls.'),
    size: dimensions(size, 'Heights of controls, icons and touch targets.'),
    measure: {
      ...dimensions(withUnit(measure, 'rem'), 'Fixed measures of the product.'),
      ...dimensions(withUnit(measure, 'px'), 'Fixed measures of the product.'),
      ...each(withUnit(measure, 'ch'), (value) =>
        token('number', Number.parseFloat(value), 'Characters in a line.'),
      ),
    },
    breakpoint: dimensions(breakpoint, 'Widths below which the frame changes its layout.'),
    radius: dimensions(radius, 'Corner radius of controls, cards and round elements.'),
    font: {
      family: token('fontFamily', fontFamilies, 'From the most to the least preferred.'),
      size: dimensions(font.size, 'Sizes of text.'),
      weight: each(font.weight, (value) => token('fontWeight', Number(value))),
      line: each(font.line, (value) => token('number', Number(value))),
    },
    layer: each(layer, (value) => token('number', Number(value))),
    motion: {
      quick: token('duration', duration(motion.quick), 'Response to a press.'),
      calm: token('duration', duration(motion.calm), 'Elements that appear and disappear.'),
      easing: token('cubicBezier', toBezier(motion.easing), 'The one easing.'),
    },
    transition: {
      quick: transition('quick'),
      calm: transition('calm'),
    },
  };
}

function token($type: string, $value: unknown, $description?: string): Token {
  return { $type, $value, ...($description !== undefined && { $description }) };
}

function transition(name: 'quick' | 'calm'): Token {
  return token('transition', {
    duration: `{motion.${name}}`,
    delay: { value: 0, unit: 'ms' },
    timingFunction: '{motion.easing}',
  });
}

function shadowValue({ offset, blur, spread, color }: (typeof floatingShadow)['light'][number]) {
  const px = (value: number) => ({ value, unit: 'px' });
  return {
    color: toColorObject(color),
    offsetX: px(0),
    offsetY: px(offset),
    blur: px(blur),
    spread: px(spread),
  };
}

function dimensions(scale: Readonly<Record<string, string>>, $description: string): object {
  return { $description, ...each(scale, (value) => token('dimension', toDimension(value))) };
}

function withUnit(scale: Readonly<Record<string, string>>, unit: string): Record<string, string> {
  return Object.fromEntries(Object.entries(scale).filter(([, value]) => value.endsWith(unit)));
}

function each(
  scale: Readonly<Record<string, string>>,
  make: (value: string) => Token,
): Record<string, Token> {
  return Object.fromEntries(Object.entries(scale).map(([name, value]) => [name, make(value)]));
}
