import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { render } from '../../../testing/render.tsx';
import { themeNames } from '../../../tokens/themes.ts';
import { ThemePicker } from './ThemePicker.tsx';

describe('ThemePicker', () => {
  describeComponent(<ThemePicker />, { root: 'div > div' });

  it('R-003: offers exactly 11 themes, blue first', () => {
    const { container } = render(<ThemePicker />);
    const radios = [...container.querySelectorAll<HTMLInputElement>('input[name$=theme]')];
    expect(radios.map(({ value }) => value)).toEqual([...themeNames]);
    expect(radios.filter(({ checked }) => checked).map(({ value }) => value)).toEqual(['blue']);
  });

  it('draws each miniature in the colours of its own theme', () => {
    const { container } = render(<ThemePicker />);
    const buttons = [...container.querySelectorAll('[data-theme] > :nth-child(2)')];
    const colors = buttons.map((button) => getComputedStyle(button, '::after').backgroundColor);
    expect(new Set(colors).size).toBe(11);
  });

  it.each([288, 640])('places the swatches in rows of 6 and 5 at %d px', (width) => {
    const { container } = render(
      <div style={{ inlineSize: width }}>
        <ThemePicker />
      </div>,
    );
    const tops = [...container.querySelectorAll<HTMLElement>('label:has([name$=theme])')].map(
      (label) => label.offsetTop,
    );
    const rows = [...new Set(tops)].map((top) => tops.filter((each) => each === top).length);
    expect(rows).toEqual([6, 5]);
  });

  it.each([
    ['rtl', '{ArrowLeft}'],
    ['ltr', '{ArrowRight}'],
  ] as const)('in %s the arrow %s selects the next theme', async (direction, key) => {
    const onThemeChange = vi.fn<(theme: string) => void>();
    const { find } = render(<ThemePicker onThemeChange={onThemeChange} />, { direction });
    find('input[value=blue]').focus();
    await userEvent.keyboard(`${key}${key}`);
    expect(onThemeChange.mock.calls).toEqual([['navy'], ['teal']]);
  });
});
