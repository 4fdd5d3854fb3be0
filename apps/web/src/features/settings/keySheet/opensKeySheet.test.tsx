import { afterEach, describe, expect, it } from 'vitest';
import { opensKeySheet } from './opensKeySheet.ts';

afterEach(() => document.body.replaceChildren());

function press(element: Element, init: KeyboardEventInit): boolean {
  let opens = false;
  const hear = (event: KeyboardEvent) => {
    opens = opensKeySheet(event);
  };
  window.addEventListener('keydown', hear, { once: true });
  element.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...init }));
  return opens;
}

describe('the key of the list of keys', () => {
  it.each(['؟', '?'])('is %s with or without Shift', (key) => {
    expect(press(document.body, { key })).toBe(true);
    expect(press(document.body, { key, shiftKey: true })).toBe(true);
  });

  it.each([{ ctrlKey: true }, { altKey: true }, { metaKey: true }])(
    'is not one with %o',
    (held) => {
      expect(press(document.body, { key: '?', ...held })).toBe(false);
    },
  );

  it.each([
    '<input>',
    '<textarea></textarea>',
    '<p contenteditable="true"></p>',
    '<dialog></dialog>',
  ])('is a character in %s', (markup) => {
    document.body.innerHTML = markup;
    expect(press(document.body.firstElementChild ?? document.body, { key: '؟' })).toBe(false);
  });

  it.each(['checkbox', 'radio', 'range'])('opens the list also on a field of type %s', (type) => {
    document.body.innerHTML = `<input type="${type}">`;
    expect(press(document.body.firstElementChild ?? document.body, { key: '؟' })).toBe(true);
  });

  it('opens no list over a modal dialog, whose words leave the focus on the page', () => {
    document.body.appendChild(document.createElement('dialog')).showModal();
    expect(press(document.body, { key: '؟' })).toBe(false);
  });
});
