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

it('R-002: the page and its controls have the font of the theme sheet', () => {
  const { container } = render(
    <>
      <p />
      <button type="button">الف</button>
      <input aria-label="ت" />
      <select aria-label="ب" />
      <textarea aria-label="پ" />
    </>,
  );
  const families = [...container.children].map((part) => getComputedStyle(part).fontFamily);
  expect(families).toEqual(Array(5).fill(expect.stringMatching(/^"?IRANYekan/)));
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

const sentence = 'پیام برای همهٔ کاربران فرستاده می‌شود و پس از آن تغییر نمی‌کند';

it('the words before the caret stay in their lines while a person types or speaks', () => {
  const { find } = render(
    <>
      <p>{sentence}</p>
      <textarea defaultValue={sentence} />
      <div contentEditable="false" suppressContentEditableWarning>
        {sentence}
      </div>
    </>,
  );
  const readStyle = (name: string) =>
    getComputedStyle(find(name)).getPropertyValue('text-wrap-style');
  expect(readStyle('p')).toBe('pretty');
  expect(readStyle('textarea')).toBe('auto');
  expect(readStyle('[contenteditable]')).toBe('auto');
});

it('a sentence does not end with one word in a line of its own', () => {
  const { find } = render(<p>{sentence}</p>);
  const paragraph = find('p');
  const words = sentence.split(' ');
  for (let width = 160; width < 480; width += 8) {
    paragraph.style.inlineSize = `${width}px`;
    expect(countLastWords(paragraph, words), `at ${width} px`).not.toBe(1);
  }
});

/** The number of words in the last line; Infinity where there is only one line. */
function countLastWords(paragraph: HTMLElement, words: readonly string[]): number {
  let offset = 0;
  const tops = words.map((word) => {
    const range = document.createRange();
    range.setStart(paragraph.firstChild as Text, offset);
    range.setEnd(paragraph.firstChild as Text, offset + word.length);
    offset += word.length + 1;
    return Math.round(range.getBoundingClientRect().top);
  });
  const inLast = tops.filter((top) => top === tops.at(-1)).length;
  return inLast === words.length ? Infinity : inLast;
}
