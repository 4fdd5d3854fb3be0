import { expect, it } from 'vitest';
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
