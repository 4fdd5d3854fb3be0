import { expect, it, onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';
import { color } from '../tokens/color.ts';
import { render } from '../testing/render.tsx';

it('R-003: the caret and selected text have the colours of the theme', () => {
  const { find } = render(
    <>
      <i style={{ color: color.accentMark }} />
      <b style={{ color: color.selection }} />
      <input />
    </>,
  );
  expect(getComputedStyle(find('input')).caretColor).toBe(getComputedStyle(find('i')).color);
  expect(getComputedStyle(find('input'), '::selection').backgroundColor).toBe(
    getComputedStyle(find('b')).color,
  );
});

it('WCAG 2.3.3: with reduced motion a change is visible at once, without a transition', async () => {
  await cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value: 'reduce' }],
  });
  onTestFinished(async () => {
    await cdp().send('Emulation.setEmulatedMedia', { features: [] });
  });
  const { find } = render(<p style={{ visibility: 'visible' }}>نویسا</p>);
  expect(getComputedStyle(find('p')).visibility).toBe('visible');
  find('p').style.visibility = 'hidden';
  expect(getComputedStyle(find('p')).visibility).toBe('hidden');
  expect(find('p').getAnimations()).toEqual([]);
});
