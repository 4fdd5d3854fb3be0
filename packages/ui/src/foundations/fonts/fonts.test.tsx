import { beforeAll, describe, expect, it } from 'vitest';
import sourceUrl from 'vazirmatn/fonts/webfonts/Vazirmatn[wght].woff2?url';
import './fonts.css';

const words = [
  'می‌روم',
  'لا لله',
  'پژوهشِ',
  'گچ',
  'مؤثّر،',
  'خانهٔ ۀ',
  'ئاآء',
  '«۱۲۳»',
  '۱٬۴۵۶٫۵٪',
  '؟!…',
  '٠١٢ 0123',
];

const sample = words.join(' ');

beforeAll(async () => {
  const source = new FontFace('Whole Vazirmatn', `url('${sourceUrl}')`, { weight: '100 900' });
  document.fonts.add(await source.load());
});

describe('the interface font in a browser', () => {
  it('loads the Latin file only when Latin letters appear', async () => {
    await document.fonts.load("400 16px 'Vazirmatn'", sample);
    expect(loadedRanges()).toHaveLength(1);
    await document.fonts.load("400 16px 'Vazirmatn'", 'sara@nevisa.ir');
    expect(loadedRanges()).toHaveLength(2);
  });

  it.each([400, 500, 700])(
    'R-002: shapes Persian like the full font at weight %i',
    async (weight) => {
      await document.fonts.load(`${weight} 96px 'Vazirmatn'`, sample);
      for (const word of words) {
        const whole = draw(word, `${weight} 96px 'Whole Vazirmatn'`);
        const own = draw(word, `${weight} 96px 'Vazirmatn'`);
        const other = draw(word, `${weight} 96px monospace`);
        // The limited weight axis rounds outlines by a fraction of a pixel.
        expect(unlike(own, whole), word).toBeLessThan(0.06);
        expect(unlike(other, whole), word).toBeGreaterThan(0.3);
      }
    },
  );

  it('R-002: tabular figures have one width, not above 0.58 of the font size', async () => {
    await document.fonts.load("400 64px 'Vazirmatn'", sample);
    const widths = Array.from('۰۱۲۳۴۵۶۷۸۹', (digit) => {
      const part = document.createElement('span');
      part.style.cssText = "font: 400 64px 'Vazirmatn'; font-variant-numeric: tabular-nums";
      part.textContent = digit.repeat(10);
      document.body.append(part);
      return part.getBoundingClientRect().width;
    });
    expect(new Set(widths).size).toBe(1);
    expect((widths[0] ?? 0) / 640).toBeGreaterThan(0.54);
    expect((widths[0] ?? 0) / 640).toBeLessThan(0.58);
  });
});

function loadedRanges(): string[] {
  return [...document.fonts]
    .filter((face) => face.family.includes('Vazirmatn') && !face.family.includes('Whole'))
    .filter((face) => !face.family.includes('Fallback') && face.status === 'loaded')
    .map((face) => face.unicodeRange);
}

/** The pixels of a rendered text. */
function draw(text: string, font: string): Uint8ClampedArray {
  const canvas = document.createElement('canvas');
  canvas.width = 720;
  canvas.height = 240;
  const context = canvas.getContext('2d');
  if (context === null) {
    throw new Error('This browser draws no text on a canvas.');
  }
  context.font = font;
  context.direction = 'rtl';
  context.textAlign = 'right';
  context.fillText(text, 710, 150);
  return context.getImageData(0, 0, canvas.width, canvas.height).data.filter((_, i) => i % 4 === 3);
}

/** The share of different ink: 0 for the same drawing, about 2 for disjoint ones. */
function unlike(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  const differing = one.reduce((sum, ink, index) => sum + Math.abs(ink - (other[index] ?? 0)), 0);
  return differing / other.reduce((sum, ink) => sum + ink, 0);
}
