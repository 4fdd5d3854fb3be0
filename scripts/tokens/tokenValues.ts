/** Converts `#rrggbb` or `#rrggbbaa` to a colour object: sRGB components from 0 to 1, and the hex value for tools that read only hex. */
export function toColorObject(hex: string): object {
  if (!/^#(?:[\da-f]{6}|[\da-f]{8})$/.test(hex)) {
    throw new TypeError(`«${hex}» is not a colour of the form #rrggbb or #rrggbbaa.`);
  }
  const amount = (start: number) => round(Number.parseInt(hex.slice(start, start + 2), 16) / 255);
  return {
    colorSpace: 'srgb',
    components: [amount(1), amount(3), amount(5)],
    ...(hex.length === 9 && { alpha: amount(7) }),
    hex: hex.slice(0, 7),
  };
}

/** Converts `8px` or `1.125rem`; a bare `0` is 0 px. */
export function toDimension(length: string): object {
  const [, value, unit = 'px'] = /^(\d+(?:\.\d+)?)(px|rem)?$/.exec(length) ?? [];
  if (value === undefined || (unit === 'px' && !length.endsWith('px') && length !== '0')) {
    throw new TypeError(`«${length}» is no length in px or rem, the units of the format.`);
  }
  return { value: Number(value), unit };
}

/** Converts `120ms`. */
export function duration(time: string): object {
  const [, value] = /^(\d+)ms$/.exec(time) ?? [];
  if (value === undefined) {
    throw new TypeError(`«${time}» is no time in ms.`);
  }
  return { value: Number(value), unit: 'ms' };
}

/** Converts `cubic-bezier(0.2, 0, 0, 1)` to its four numbers. */
export function toBezier(easing: string): number[] {
  const [, numbers] = /^cubic-bezier\((.+)\)$/.exec(easing) ?? [];
  if (numbers === undefined) {
    throw new TypeError(`«${easing}» is no cubic Bézier curve.`);
  }
  return numbers.split(',').map(Number);
}

// Five decimals distinguish all 256 values.
function round(value: number): number {
  return Math.round(value * 100_000) / 100_000;
}
