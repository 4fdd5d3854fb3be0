import { describe, expect, it } from 'vitest';
import { placeTip } from './placeTip.ts';

const window = { width: 400, height: 300 };
const tip = { width: 100, height: 30 };
const control = (left: number, top: number) => ({ left, top, width: 44, height: 44 });

describe('placeTip', () => {
  it.each([
    ['top', { left: 150, top: 100 }, { left: 122, top: 64 }],
    ['bottom', { left: 150, top: 100 }, { left: 122, top: 150 }],
    ['start', { left: 150, top: 100 }, { left: 200, top: 107 }],
    ['end', { left: 150, top: 100 }, { left: 44, top: 107 }],
  ] as const)('centres a tooltip at the side %s in right-to-left', (side, at, place) => {
    expect(placeTip(control(at.left, at.top), tip, side, { window, rtl: true })).toEqual(place);
  });

  it.each([
    ['top', { left: 150, top: 4 }, { left: 122, top: 54 }],
    ['bottom', { left: 150, top: 250 }, { left: 122, top: 214 }],
    ['start', { left: 340, top: 100 }, { left: 234, top: 107 }],
    ['end', { left: 4, top: 100 }, { left: 54, top: 107 }],
  ] as const)('flips a tooltip without space at the side %s', (side, at, place) => {
    expect(placeTip(control(at.left, at.top), tip, side, { window, rtl: true })).toEqual(place);
  });

  it('mirrors `start` and `end` in left-to-right', () => {
    const surroundings = { window, rtl: false };
    expect(placeTip(control(150, 100), tip, 'start', surroundings).left).toBe(44);
    expect(placeTip(control(150, 100), tip, 'end', surroundings).left).toBe(200);
  });

  it('keeps the tooltip 8 px within the window', () => {
    const surroundings = { window, rtl: true };
    expect(placeTip(control(0, 100), tip, 'top', surroundings).left).toBe(8);
    expect(placeTip(control(356, 100), tip, 'top', surroundings).left).toBe(292);
    expect(placeTip(control(150, 0), { width: 100, height: 80 }, 'end', surroundings).top).toBe(8);
  });
});
