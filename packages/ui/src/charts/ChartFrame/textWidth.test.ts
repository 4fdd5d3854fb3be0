import { describe, expect, it } from 'vitest';
import { fitText, keepInside, computeTextWidth } from './textWidth.ts';

describe('the width of a text in a drawing', () => {
  it('counts no marks and no half-spaces', () => {
    expect(computeTextWidth('بستهٔ')).toBe(computeTextWidth('بسته'));
    expect(computeTextWidth('ده‌ساعته')).toBe(computeTextWidth('دهساعته'));
    expect(computeTextWidth('1405')).toBeGreaterThan(computeTextWidth('بسته'));
  });

  it('cuts only what does not fit', () => {
    expect(fitText('بستهٔ ده‌ساعته', 100)).toBe('بستهٔ ده‌ساعته');
    const cut = fitText('بستهٔ صدساعتهٔ سازمانی', 60);
    expect(cut.endsWith('…')).toBe(true);
    expect(computeTextWidth(cut)).toBeLessThanOrEqual(60);
    expect(fitText('بسته', 1)).toBe('ب…');
  });

  it('keeps a centred text inside', () => {
    expect(keepInside(5, 60, 300)).toBe(30);
    expect(keepInside(295, 60, 300)).toBe(270);
    expect(keepInside(150, 60, 300)).toBe(150);
    expect(keepInside(10, 400, 300)).toBe(150);
  });
});
