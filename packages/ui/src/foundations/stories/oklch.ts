/**
 * A colour as designers compare it: lightness, chroma and hue of OKLCH, in the spelling of CSS.
 *
 * @param hex `#rrggbb`, with or without alpha.
 * @throws TypeError for another spelling.
 */
export function toOklch(hex: string): string {
  const [, red, green, blue, alpha] =
    /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})([\da-f]{2})?$/i.exec(hex) ?? [];
  if (red === undefined || green === undefined || blue === undefined) {
    throw new TypeError(`«${hex}» is no colour of the form #rrggbb.`);
  }
  const [r, g, b] = [toLinear(red), toLinear(green), toLinear(blue)] as const;
  // The matrices of OKLab (Ottosson, 2020).
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const greenRed = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const blueYellow = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const chroma = Math.hypot(greenRed, blueYellow).toFixed(3);
  const degrees = (Math.atan2(blueYellow, greenRed) * 180) / Math.PI;
  // A grey has no hue: the angle of rounding faults says nothing.
  const hue = Number(chroma) === 0 ? 0 : Math.round((degrees + 360) % 360);
  const share = alpha === undefined ? '' : ` / ${(Number.parseInt(alpha, 16) / 255).toFixed(2)}`;
  return `oklch(${lightness.toFixed(3)} ${chroma} ${hue}${share})`;
}

function toLinear(byte: string): number {
  const value = Number.parseInt(byte, 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
