import { readSelection, selectHit } from '@nevisa/transcript';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from '../../../testing/render.tsx';
import { createSpokenWords } from './testing/createSpokenWords.ts';
import { createDictated, placeholder } from './testing/showDocument.tsx';
import { TranscriptEditor } from './TranscriptEditor.tsx';

function show() {
  const document = createDictated('سلام به همه.');
  const words = createSpokenWords();
  const { find } = render(
    <TranscriptEditor document={document} label="متن" placeholder={placeholder} spoken={words} />,
  );
  const field = find('[role=textbox]');
  const text = window.document.createTreeWalker(field, NodeFilter.SHOW_TEXT).nextNode();
  /** The middle of the letters of the paragraph from `from` to `to`. */
  const measurePlace = (from: number, to: number) => {
    const range = window.document.createRange();
    range.setStart(text as Text, from);
    range.setEnd(text as Text, to);
    const { left, top, width, height } = range.getBoundingClientRect();
    return { clientX: left + width / 2, clientY: top + height / 2 };
  };
  const press = (from: number, to: number, held: 'Alt' | null = null) => {
    const { clientX, clientY } = measurePlace(from, to);
    const box = field.getBoundingClientRect();
    return userEvent.click(field, {
      position: { x: clientX - box.left, y: clientY - box.top },
      ...(held !== null && { modifiers: [held] }),
    });
  };
  const touch = (name: string, at: { clientX: number; clientY: number }) =>
    field
      .querySelector('p')
      ?.dispatchEvent(
        new PointerEvent(name, { ...at, pointerType: 'touch', isPrimary: true, bubbles: true }),
      );
  return { document, words, field, measurePlace, press, touch };
}

afterEach(() => {
  vi.useRealTimers();
});

describe('presses on the words of an editor', () => {
  it('X-135: a click tells the place of its word and sets the caret', async () => {
    const { document, words, press } = show();
    await press(5, 7);
    expect(words.onPress).toHaveBeenCalledOnce();
    const [{ position, alt }] = words.onPress.mock.lastCall ?? [{ position: 0, alt: true }];
    expect([6, 7, 8]).toContain(position);
    expect(alt).toBe(false);
    await expect.poll(() => readSelection(document).from).toBe(position);
  });

  it('X-135: Alt and a click leave the caret and the selection as they are', async () => {
    const { document, words, press, field } = show();
    field.focus();
    selectHit(document, { from: 1, to: 5, text: 'سلام', isFrozen: false });
    await press(8, 12, 'Alt');
    expect(words.onPress).toHaveBeenCalledOnce();
    expect(words.onPress.mock.lastCall?.[0].alt).toBe(true);
    expect(readSelection(document)).toMatchObject({ from: 1, to: 5 });
    expect(getSelection()?.toString()).toBe('سلام');
  });

  it('X-135: a selection by the mouse is no press', async () => {
    const { words, field, press } = show();
    await press(8, 12);
    words.onPress.mockClear();
    await userEvent.dblClick(field.querySelector('p') as HTMLElement);
    expect(words.onPress.mock.calls.length).toBeLessThanOrEqual(1);
    words.onPress.mockClear();
    getSelection()?.selectAllChildren(field.querySelector('p') as HTMLElement);
    field.querySelector('p')?.dispatchEvent(new MouseEvent('click', { detail: 1, bubbles: true }));
    expect(words.onPress).not.toHaveBeenCalled();
  });

  it('X-135: a long press of a finger tells its place, and a short or moving one does not', () => {
    vi.useFakeTimers();
    const { words, touch, measurePlace } = show();
    const at = measurePlace(5, 7);
    touch('pointerdown', at);
    vi.advanceTimersByTime(200);
    touch('pointerup', at);
    vi.advanceTimersByTime(2_000);
    touch('pointerdown', at);
    touch('pointermove', { ...at, clientY: at.clientY + 30 });
    vi.advanceTimersByTime(2_000);
    expect(words.onHold).not.toHaveBeenCalled();
    touch('pointerdown', at);
    touch('pointermove', { ...at, clientX: at.clientX + 3 });
    vi.advanceTimersByTime(500);
    expect(words.onHold).toHaveBeenCalledOnce();
    expect(words.onHold.mock.lastCall?.[0]).toMatchObject({ x: at.clientX, y: at.clientY });
  });
});
