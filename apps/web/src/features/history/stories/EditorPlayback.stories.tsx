import { openConversation, type SavedSegment } from '@nevisa/transcript';
import { createToastQueue, DocumentLayout, ToastRegion } from '@nevisa/ui';
import { useRef, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import { makeConversation } from '@nevisa/mocks/conversations';
import { placeCaret } from '../../../testing/editorSteps.ts';
import { waitUntil } from '../../../testing/patience.ts';
import { EditorSheet } from '../editing/EditorSheet.tsx';
import { PlaybackChips } from '../editing/playback/PlaybackChips.tsx';
import { createFakePlayer, type FakePlayer } from '../editing/playback/testing/fakePlayer.ts';
import { useSpokenWord } from '../editing/playback/useSpokenWord.ts';

interface PlayedTextProps {
  player: FakePlayer;
  segments: readonly SavedSegment[];
  say: (sentence: string) => void;
  /** The hit that the find bar shows. */
  shownHit: number | null;
}

/** The sheet of a text with its sound, as its page shows it. */
function PlayedText({ player, segments, say, shownHit }: PlayedTextProps) {
  const [document] = useState(() => openConversation(segments));
  const [toasts] = useState(createToastQueue);
  const [kept] = useState(() => ({ followOff: createChoice(), hint: createChoice() }));
  const editor = useRef<HTMLDivElement>(null);
  const tool = useSpokenWord(player, document, { editor, toasts, say, shownHit, ...kept });
  return (
    <>
      <DocumentLayout
        back={null}
        header={<h1>گفت‌وگو</h1>}
        sheet={<EditorSheet ref={editor} document={document} spoken={tool.words} />}
      />
      <PlaybackChips tool={tool} />
      <ToastRegion queue={toasts} />
    </>
  );
}

function createChoice() {
  let holds = false;
  return {
    read: () => holds,
    write: (next: boolean) => {
      holds = next;
    },
  };
}

const { segments } = makeConversation({
  id: 'played',
  subject: 'meeting',
  seed: 3,
  words: 900,
  minutesAgo: 60,
});

const meta = preview.meta({
  title: 'Screens/History/EditorPlayback',
  component: PlayedText,
  tags: ['!autodocs'],
  parameters: describePage('The word that is said, in an opened text.'),
  args: { player: createFakePlayer(), segments, say: fn(), shownHit: null },
});

/** The lit text of the page, and its place in the window. */
function readLit() {
  const [, highlight] = [...CSS.highlights].find(([name]) => name.startsWith('spoken-')) ?? [];
  const [range] = [...(highlight ?? [])] as Range[];
  return { text: String(range ?? ''), top: range?.getBoundingClientRect().top ?? Number.NaN };
}

const words = segments.flatMap((segment) => segment.words);
const getStart = (at: number) => words[at]?.start ?? Number.NaN;
const end = words.length - 1;

export const Playing = meta.story({
  args: { player: createFakePlayer() },
  parameters: { picture: true },
  play: async ({ args: { player }, step }) => {
    await step('X-136: the word that is said is lit', async () => {
      player.play();
      player.moveTo(getStart(40));
      await expect(readLit().text).not.toBe('');
    });
    await step('X-146: the text scrolls along', async () => {
      player.moveTo(getStart(end - 120));
      await waitUntil(async () => {
        await expect(readLit().top).toBeGreaterThan(0);
        await expect(readLit().top).toBeLessThan(window.innerHeight * 0.85);
      });
      player.moveTo(getStart(40));
      await waitUntil(() => expect(readLit().top).toBeGreaterThan(0));
    });
  },
});

export const Hint = meta.story({
  args: { player: createFakePlayer() },
  play: async ({ args: { player }, canvas, step }) => {
    await step('X-135: the first playing tells once how to play from a word', async () => {
      player.play();
      const hint = /^برای پخش از یک کلمه، /u;
      await canvas.findByText(hint);
      player.pause();
      player.play();
      await expect(canvas.getAllByText(hint)).toHaveLength(1);
    });
  },
});

export const FromTheCaret = meta.story({
  args: { player: createFakePlayer() },
  play: async ({ args: { player }, canvas, userEvent, step }) => {
    const sheet = canvas.getByRole('textbox');
    await step('X-135: Alt+Enter plays from the caret, also while nothing plays', async () => {
      placeCaret(sheet, 1);
      await userEvent.keyboard('{Alt>}[Enter]{/Alt}');
      await expect(player.asked).toEqual([{ playFrom: getStart(0) }]);
    });
  },
});

export const WayBack = meta.story({
  args: { player: createFakePlayer() },
  play: async ({ args: { player, say }, canvas, userEvent, step }) => {
    player.play();
    player.moveTo(getStart(10));
    const chip = 'بازگشت به محل پخش';
    await step('X-146: a wheel ends the scrolling, and the way back is offered', async () => {
      document.documentElement.dispatchEvent(new WheelEvent('wheel', { bubbles: true }));
      player.moveTo(getStart(end - 20));
      await canvas.findByRole('button', { name: chip });
      await expect(window.scrollY).toBe(0);
    });
    await step('X-146: the link leads to the word and disappears', async () => {
      await userEvent.click(canvas.getByRole('button', { name: chip }));
      await waitUntil(() => expect(canvas.queryByRole('button', { name: chip })).toBeNull());
      await waitUntil(() => expect(readLit().top).toBeLessThan(window.innerHeight));
    });
    await step('X-146: Alt+O switches the scrolling and says so', async () => {
      await userEvent.keyboard('{Alt>}o{/Alt}');
      await expect(say).toHaveBeenCalledWith('دنبال کردن متن هنگام پخش: خاموش');
      player.moveTo(getStart(0));
      await canvas.findByRole('button', { name: chip });
    });
  },
});

export const WhileFinding = meta.story({
  args: { player: createFakePlayer(), shownHit: 0 },
  play: async ({ args: { player }, step }) => {
    await step('X-146: a text that is searched does not scroll along', async () => {
      // The story before this one may have left the page scrolled.
      window.scrollTo(0, 0);
      player.moveTo(getStart(end));
      await new Promise(requestAnimationFrame);
      await expect(window.scrollY).toBe(0);
    });
  },
});

export const Held = meta.story({
  args: { player: createFakePlayer() },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ args: { player }, canvas, userEvent, step }) => {
    const first = canvas.getByRole('textbox').querySelector('p') as HTMLElement;
    const { top, right } = first.getBoundingClientRect();
    const at = { clientX: right - 60, clientY: top + 60, pointerType: 'touch', isPrimary: true };
    // A press may come before the page listens.
    const hold = () =>
      waitUntil(async () => {
        first.dispatchEvent(new PointerEvent('pointerdown', { ...at, bubbles: true }));
        return canvas.findByRole('button', { name: 'پخش از این‌جا' }, { timeout: 2_000 });
      });
    await step('X-135: a long press on a word offers to play from it', async () => {
      await userEvent.click(await hold());
      await expect(player.asked).toHaveLength(1);
      await expect(canvas.queryByRole('button', { name: 'پخش از این‌جا' })).toBeNull();
    });
    await step('X-135: Escape refuses the offer', async () => {
      await hold();
      await userEvent.keyboard('{Escape}');
      await waitUntil(() =>
        expect(canvas.queryByRole('button', { name: 'پخش از این‌جا' })).toBeNull(),
      );
      await expect(player.asked).toHaveLength(1);
    });
    await hold();
  },
});

const silent: SavedSegment = {
  segment_id: 'typed',
  text: 'این یادداشت را کسی نگفته است.',
  start: null,
  end: null,
  words: [],
  speaker: null,
  is_edited: true,
};

export const WithoutSound = meta.story({
  args: {
    player: createFakePlayer(),
    segments: [silent],
  },
  play: async ({ args: { player }, canvas, userEvent, step }) => {
    const sheet = canvas.getByRole('textbox');
    await step('X-135: text without a time says so, once, and nothing plays', async () => {
      sheet.focus();
      await userEvent.keyboard('{Alt>}[Enter]{/Alt}');
      await userEvent.keyboard('{Alt>}[Enter]{/Alt}');
      await waitUntil(() =>
        expect(canvas.getAllByText('برای این متن صدایی نیست.')).toHaveLength(1),
      );
      await expect(player.asked).toEqual([]);
    });
  },
});
