import { expect, it } from 'vitest';
import { getBackwardKey, getForwardKey, measureSpan } from './readingDirection.ts';
import { render } from './render.tsx';

const box = <div style={{ position: 'fixed', inset: '0 auto auto 30px', inlineSize: 100 }} />;

it('right to left: the left arrow moves forward and a line starts at the right', () => {
  const { find } = render(box);
  const { clientWidth } = document.documentElement;
  expect([getForwardKey(), getBackwardKey()]).toEqual(['{ArrowLeft}', '{ArrowRight}']);
  expect(measureSpan(find('[style]'))).toEqual({ start: clientWidth - 130, end: clientWidth - 30 });
});

it('left to right: the right arrow moves forward and a line starts at the left', () => {
  const { find } = render(box, { direction: 'ltr' });
  expect([getForwardKey(), getBackwardKey()]).toEqual(['{ArrowRight}', '{ArrowLeft}']);
  expect(measureSpan(find('[style]'))).toEqual({ start: 30, end: 130 });
});
