import { createTranscriptDocument } from '@nevisa/transcript';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from '../../../testing/render.tsx';
import { createSpokenWords } from './testing/createSpokenWords.ts';
import { waitForFrame, placeholder } from './testing/showDocument.tsx';
import { TranscriptEditor } from './TranscriptEditor.tsx';

const lines = 120;
const line = 'کتابها و متن';

/** A text of many lines in a box that scrolls, on a page that could scroll too. */
async function show(count = lines) {
  const document = createTranscriptDocument();
  document.insertText(Array.from({ length: count }, () => line).join('\n'));
  const words = createSpokenWords();
  const { find } = render(
    <div style={{ blockSize: '300vh' }}>
      <div data-box style={{ blockSize: 400, overflowY: 'auto' }}>
        <TranscriptEditor
          document={document}
          label="متن"
          placeholder={placeholder}
          spoken={words}
        />
      </div>
    </div>,
  );
  const box = find('[data-box]');
  const field = find('[role=textbox]');
  await waitForFrame();
  await waitForFrame();
  box.scrollTop = 0;
  /** Says the first word of a line, and returns its place in the box from 0 to 1 after some frames. */
  const say = async (at: number) => {
    const from = 1 + at * (line.length + 2);
    words.say({ from, to: from + 6 });
    for (let frame = 0; frame < 5; frame += 1) {
      await waitForFrame();
    }
    return readPlace();
  };
  const readPlace = () => {
    const [, highlight] = [...CSS.highlights].find(([name]) => name.startsWith('spoken-')) ?? [];
    const [range] = [...(highlight ?? [])] as Range[];
    const { top, height } = box.getBoundingClientRect();
    return ((range?.getBoundingClientRect().top ?? Number.NaN) - top) / height;
  };
  return { words, box, field, say, readPlace };
}

describe('following the spoken word', () => {
  it('X-146: scrolls the box of the text when the word leaves its middle, and never the page', async () => {
    const { box, say } = await show();
    expect(await say(2)).toBeLessThan(0.6);
    expect(box.scrollTop).toBe(0);
    for (const at of [30, 100, 60]) {
      const place = await say(at);
      expect(place).toBeGreaterThan(0.15);
      expect(place).toBeLessThan(0.8);
    }
    const before = box.scrollTop;
    await say(61);
    expect(box.scrollTop).toBe(before);
    expect(window.scrollY).toBe(0);
  });

  it('X-146: the wheel of the person ends it, and says where the word is until it is seen', async () => {
    const { words, box, say } = await show();
    await say(60);
    box.dispatchEvent(new WheelEvent('wheel', { deltaY: -500, bubbles: true }));
    expect(words.left).toHaveBeenCalledOnce();
    box.scrollTop = 0;
    await say(61);
    expect(box.scrollTop).toBe(0);
    expect(words.onSight.mock.calls).toEqual([['below']]);
    box.scrollTop = box.scrollHeight;
    await expect.poll(() => words.onSight.mock.lastCall).toEqual(['above']);
    words.follow();
    await expect.poll(() => words.onSight.mock.lastCall).toEqual([null]);
    expect(box.scrollTop).toBeGreaterThan(0);
  });

  it.each([
    ['PageDown', '{PageDown}'],
    ['typing', 'نو'],
  ])('X-146: %s ends it', async (_, keys) => {
    const { words, field, say } = await show();
    await say(1);
    field.focus();
    await userEvent.keyboard(keys);
    expect(words.left).toHaveBeenCalledOnce();
  });

  it('X-146: a touch that moves ends it, a wheel over another part does not', async () => {
    const { words, box, say } = await show();
    await say(1);
    window.document.body.dispatchEvent(new WheelEvent('wheel', { deltaY: 9, bubbles: true }));
    expect(words.left).not.toHaveBeenCalled();
    box.dispatchEvent(new TouchEvent('touchmove', { bubbles: true }));
    expect(words.left).toHaveBeenCalledOnce();
  });

  it('X-146: a press on the scrollbar ends it, and one on the text does not', async () => {
    const { words, box, field, say } = await show();
    await say(1);
    field.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    expect(words.left).not.toHaveBeenCalled();
    box.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    expect(words.left).toHaveBeenCalledOnce();
  });

  it('X-146: a key with Alt does not end it', async () => {
    const { words, field, say } = await show();
    await say(1);
    const held = { key: 'ArrowDown', altKey: true, bubbles: true };
    field.dispatchEvent(new KeyboardEvent('keydown', held));
    expect(words.left).not.toHaveBeenCalled();
  });

  it('X-146: a wheel over a dialog does not end it', async () => {
    const { words, box, say } = await show();
    await say(1);
    const dialog = box.appendChild(window.document.createElement('dialog'));
    dialog.dispatchEvent(new WheelEvent('wheel', { deltaY: 9, bubbles: true }));
    expect(words.left).not.toHaveBeenCalled();
  });

  it('X-146: a short text never says that its word is out of sight', async () => {
    const { words, box, say } = await show(3);
    await say(0);
    box.dispatchEvent(new WheelEvent('wheel', { deltaY: 9, bubbles: true }));
    await say(2);
    expect(words.onSight).not.toHaveBeenCalled();
  });
});
