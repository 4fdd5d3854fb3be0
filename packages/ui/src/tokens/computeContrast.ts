import type { ColorName } from './colorNames.ts';

/** Text up to 24 px, or 18.66 px bold (WCAG 2.2, 1.4.3 AA). */
const text = 4.5;

/** Long text (WCAG 2.2, 1.4.6 AAA). */
const reading = 7;

/** Non-text elements: outlines, icons, the focus ring, a dot (WCAG 2.2, 1.4.11 AA). */
const shape = 3;

/** Text of a disabled control. WCAG has no minimum; 2 keeps it legible and unlike quiet text. */
const disabled = 2;

/** The ground of a button that its words identify (WCAG 2.2, 1.4.11 has no minimum). */
const fill = 1.5;

type Pair = readonly [foreground: ColorName, background: ColorName, minimum: number];

/** The backgrounds of pages, cards, the frame and floating elements. */
const restingGrounds = [
  'surface',
  'surfaceRaised',
  'surfaceSunken',
  'surfaceFloating',
] as const satisfies readonly ColorName[];

/** The same, and those of a quiet row or button in every state. */
const quietGrounds = [
  ...restingGrounds,
  'surfaceHover',
  'surfacePressed',
  'surfaceFloatingHover',
  'surfaceFloatingPressed',
] as const satisfies readonly ColorName[];

const selectedGrounds = ['accentSoft', 'accentSoftHover'] as const satisfies readonly ColorName[];

const messageGrounds = [
  'dangerSoft',
  'successSoft',
  'warningSoft',
  'informationSoft',
] as const satisfies readonly ColorName[];

const panelGrounds = ['panelStart', 'panelEnd'] as const satisfies readonly ColorName[];

/**
 * Every foreground that a component may use on a background, with its minimum
 * contrast. Other pairs are not allowed.
 */
export const readablePairs: readonly Pair[] = [
  ...on(['text'], quietGrounds, reading),
  ...on(['text'], [...selectedGrounds, ...messageGrounds, ...panelGrounds, 'selection'], reading),
  ...on(['textQuiet'], [...quietGrounds, ...selectedGrounds, ...messageGrounds], text),
  ...on(['textDisabled'], [...restingGrounds, 'disabledSurface'], disabled),

  ...on(['onAccent'], ['accent', 'accentHover', 'accentPressed'], text),
  ...on(['onAccentSoft'], [...selectedGrounds, ...panelGrounds], reading),
  ...on(['accentText'], [...quietGrounds, ...selectedGrounds, ...messageGrounds], text),
  ...on(['onDanger'], ['danger', 'dangerHover'], text),
  ...on(
    ['dangerText', 'successText', 'warningText', 'informationText'],
    [...quietGrounds, ...selectedGrounds],
    text,
  ),
  ...pair('onDangerSoft', 'dangerSoft', reading),
  ...pair('onSuccessSoft', 'successSoft', reading),
  ...pair('onWarningSoft', 'warningSoft', reading),
  ...pair('onInformationSoft', 'informationSoft', reading),
  ...pair('dangerText', 'dangerSoft', text),
  ...pair('successText', 'successSoft', text),
  ...pair('warningText', 'warningSoft', text),
  ...pair('informationText', 'informationSoft', text),

  ...on(['borderStrong'], [...restingGrounds, 'surfaceHover', 'surfaceFloatingHover'], shape),
  ...on(['accent', 'accentHover', 'accentPressed'], restingGrounds, fill),
  ...on(['accentMark'], [...restingGrounds, ...panelGrounds, 'accentSoft'], shape),
  ...on(['onAccent'], ['accentMark'], shape),
  ...on(['danger'], restingGrounds, shape),
  ...on(['dangerHover'], restingGrounds, fill),
  ...on(['focus'], [...quietGrounds, ...selectedGrounds, ...messageGrounds], shape),
  ...on(['unread'], [...quietGrounds, ...selectedGrounds], shape),
  ...on(['drawingLine'], [...restingGrounds, ...panelGrounds, 'drawingFill'], shape),
  ...on(['chartFourth'], restingGrounds, shape),
];

/**
 * The contrast ratio of two opaque colours, written `#rrggbb`, from 1 (equal) to 21
 * (WCAG 2.2, "contrast ratio").
 */
export function computeContrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [computeLuminance(one), computeLuminance(other)].sort(
    (a, b) => a - b,
  );
  return (light + 0.05) / (dark + 0.05);
}

/** The linear red, green and blue of a colour, each from 0 to 1. */
export function computeLinearChannels(hex: string): [red: number, green: number, blue: number] {
  if (!/^#[\da-f]{6}$/i.test(hex)) {
    throw new TypeError(`«${hex}» is not a colour of the form #rrggbb, so its light is unknown.`);
  }
  const channel = (start: number) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

function computeLuminance(hex: string): number {
  const [red, green, blue] = computeLinearChannels(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function pair(foreground: ColorName, background: ColorName, minimum: number): Pair[] {
  return [[foreground, background, minimum]];
}

function on(
  foregrounds: readonly ColorName[],
  backgrounds: readonly ColorName[],
  minimum: number,
): Pair[] {
  return foregrounds.flatMap((foreground) =>
    backgrounds.map((background): Pair => [foreground, background, minimum]),
  );
}
