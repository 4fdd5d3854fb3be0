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
import { floatingShadow, fontFamilies } from '../../packages/ui/src/tokens/themeSheet.ts';
import {
  type Scheme,
  type ThemeName,
  schemes,
  themeNames,
  themes,
} from '../../packages/ui/src/tokens/themes.ts';
import { bezier, colorObject, dimension, duration } from './tokenValues.ts';

/** A token of the Design Tokens format, 2025.10: it always says its own type. */
interface Token {
  $type: string;
  $value: unknown;
  $description?: string;
}

export const tokenFolder = new URL('../../packages/ui/tokens-w3c/', import.meta.url);

/**
 * The tokens as design tools read them: one file for each theme in each scheme
 * and one for what all of them share, by name. The tokens of the library stay
 * the only source; these files are written from them.
 */
export function tokenFiles(): Map<string, string> {
  const sets = themeNames.flatMap((theme) =>
    schemes.map((scheme) => [fileName(theme, scheme), themeDocument(theme, scheme)] as const),
  );
  return new Map(
    [...sets, ['scales.tokens.json', scalesDocument()] as const].map(([name, document]) => [
      name,
      `${JSON.stringify(document, null, 2)}\n`,
    ]),
  );
}

export function fileName(theme: ThemeName, scheme: Scheme): string {
  return `${theme}.${scheme}.tokens.json`;
}

function themeDocument(theme: ThemeName, scheme: Scheme): object {
  const colors: ThemeColors = themes[theme][scheme];
  return {
    $description: `The theme ${theme} in its ${scheme} scheme.`,
    color: Object.fromEntries(
      colorNames.map((name) => [
        name,
        token('color', colorObject(colors[name]), colorMeanings[name]),
      ]),
    ),
    shadow: {
      floating: token('shadow', floatingShadow[scheme].map(shadowValue), 'Under what floats.'),
    },
  };
}

function scalesDocument(): object {
  return {
    $description: 'What all themes share.',
    space: dimensions(space, 'Distances on an 8-px grid with 4 for the inside of controls.'),
    size: dimensions(size, 'Heights of controls, icons and what a finger must hit.'),
    measure: {
      ...dimensions(withUnit(measure, 'rem'), 'Fixed measures of the product.'),
      ...dimensions(withUnit(measure, 'px'), 'Fixed measures of the product.'),
      ...each(withUnit(measure, 'ch'), (value) =>
        token('number', Number.parseFloat(value), 'Characters in a line.'),
      ),
    },
    breakpoint: dimensions(breakpoint, 'Widths below which the frame changes its form.'),
    radius: dimensions(radius, 'Roundness of controls, cards and what is round.'),
    font: {
      family: token('fontFamily', fontFamilies, 'From the most to the least wanted.'),
      size: dimensions(font.size, 'Sizes of text.'),
      weight: each(font.weight, (value) => token('fontWeight', Number(value))),
      line: each(font.line, (value) => token('number', Number(value))),
    },
    layer: each(layer, (value) => token('number', Number(value))),
    motion: {
      quick: token('duration', duration(motion.quick), 'What answers a finger.'),
      calm: token('duration', duration(motion.calm), 'What comes and goes.'),
      easing: token('cubicBezier', bezier(motion.easing), 'The one easing.'),
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
    color: colorObject(color),
    offsetX: px(0),
    offsetY: px(offset),
    blur: px(blur),
    spread: px(spread),
  };
}

function dimensions(scale: Readonly<Record<string, string>>, $description: string): object {
  return { $description, ...each(scale, (value) => token('dimension', dimension(value))) };
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
