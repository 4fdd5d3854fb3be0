import { expect, within } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import {
  editorIds,
  findPlayer,
  findSheet,
  openEditor,
  placeCaret,
  writeAtEnd,
} from '../../../testing/editorSteps.ts';
import type { StepTools } from '../../../flows/steps.ts';
import { getServer } from '../../../testing/historySteps.ts';
import { patience, waitUntil } from '../../../testing/patience.ts';

const meta = preview.meta({
  title: 'Screens/History/Editor/Sound',
  tags: ['!autodocs'],
  parameters: {
    ...describePage('The sound of an opened text.'),
    ...openEditor(editorIds.weekly),
  },
});

type Canvas = ReturnType<typeof within>;

/** The place of the slider, in seconds. */
const placeIn = (player: Canvas) =>
  Number((player.getByRole('slider', { name: 'جای پخش' }) as HTMLInputElement).value);

/** Selects the first letters of the text. */
function select(sheet: HTMLElement, length: number): void {
  sheet.focus();
  const [first] = sheet.querySelectorAll('p');
  const text = document.createTreeWalker(first ?? sheet, NodeFilter.SHOW_TEXT).nextNode();
  if (text !== null) {
    getSelection()?.setBaseAndExtent(text, 0, text, length);
    document.dispatchEvent(new Event('selectionchange'));
  }
}

export const Idle = meta.story({
  parameters: { picture: true, ...openEditor(editorIds.weekly) },
  play: async ({ canvas, step }) => {
    await findSheet(canvas);
    const player = await findPlayer(canvas);
    await step('X-153: nothing is asked for before play is pressed', async () => {
      await expect(player.getByRole('button', { name: 'پخش' })).toBeVisible();
      await expect(player.getByRole('slider', { name: 'جای پخش' })).toHaveAttribute(
        'aria-valuetext',
        '۰ ثانیه از ۳ دقیقه و ۲ ثانیه',
      );
    });
  },
});

export const Played = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const sheet = await findSheet(canvas);
    const player = await findPlayer(canvas);
    await step('X-148: Alt+P plays with the focus in the text, and the place moves', async () => {
      sheet.focus();
      await userEvent.keyboard('{Alt>}p{/Alt}');
      await player.findByRole('button', { name: 'توقف پخش' }, patience);
      await waitUntil(() => expect(placeIn(player)).toBeGreaterThan(0));
    });
    await step('X-134: the text is written while the sound plays', async () => {
      writeAtEnd(sheet, ' پایان');
      await expect(sheet).toHaveTextContent(/پایان$/);
      await expect(player.getByRole('button', { name: 'توقف پخش' })).toBeVisible();
    });
    await step('X-148: Alt+L moves five seconds, Alt+P pauses there', async () => {
      const before = placeIn(player);
      await userEvent.keyboard('{Alt>}l{/Alt}');
      await userEvent.keyboard('{Alt>}p{/Alt}');
      await player.findByRole('button', { name: 'پخش' }, patience);
      await waitUntil(() => expect(placeIn(player)).toBeGreaterThanOrEqual(before + 4));
    });
    await step('X-149: Alt+] is faster; the speed is shown', async () => {
      await userEvent.keyboard('{Alt>}[BracketRight]{/Alt}');
      await player.findByText('۱٫۱×');
    });
  },
});

export const OtherKey = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const sheet = await findSheet(canvas);
    const player = await findPlayer(canvas);
    await step('X-148: a person chooses another key in the list of keys', async () => {
      sheet.blur();
      await userEvent.keyboard('؟');
      const list = within(await canvas.findByRole('dialog', undefined, patience));
      await userEvent.click(list.getByRole('button', { name: /«پخش و توقف صدا»/ }));
      await userEvent.keyboard('{Alt>}[KeyK]{/Alt}');
      await userEvent.click(list.getByRole('button', { name: 'بستن' }));
      await waitUntil(() => expect(canvas.queryByRole('dialog')).toBeNull());
    });
    await step('X-148: the new key plays in the text, the old one does nothing', async () => {
      sheet.focus();
      await userEvent.keyboard('{Alt>}[KeyP]{/Alt}');
      await expect(player.getByRole('button', { name: 'پخش' })).toBeVisible();
      await userEvent.keyboard('{Alt>}[KeyK]{/Alt}');
      await player.findByRole('button', { name: 'توقف پخش' }, patience);
    });
    await step('X-148: the hint of the button has the new key', async () => {
      const pause = player.getByRole('button', { name: 'توقف پخش' });
      await expect(pause).toHaveAttribute('aria-keyshortcuts', 'Alt+K');
    });
  },
});

export const Looped = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const sheet = await findSheet(canvas);
    const player = await findPlayer(canvas);
    const loop = player.getByRole('button', { name: 'تکرار بخش انتخاب‌شده' });
    const once = player.getByRole('button', { name: 'پخش بخش انتخاب‌شده' });
    await step('X-151: without selected words there is nothing to repeat', async () => {
      await expect(loop).toBeDisabled();
      await expect(once).toBeDisabled();
    });
    await step('X-151: Alt+Shift+I plays the selected words, and stops at their end', async () => {
      select(sheet, 4);
      await waitUntil(() => expect(once).toBeEnabled());
      await userEvent.keyboard('{Alt>}{Shift>}[KeyI]{/Shift}{/Alt}');
      await player.findByRole('button', { name: 'توقف پخش' }, patience);
      await expect(loop).toHaveAttribute('aria-pressed', 'false');
      await player.findByRole('button', { name: 'پخش' }, patience);
      await expect(placeIn(player)).toBeLessThan(5);
    });
    await step('X-151: the button plays them once more', async () => {
      await userEvent.click(once);
      await player.findByRole('button', { name: 'توقف پخش' }, patience);
      await player.findByRole('button', { name: 'پخش' }, patience);
    });
    await step('X-151: Alt+I repeats the selected words', async () => {
      sheet.focus();
      getSelection()?.selectAllChildren(sheet.querySelector('p') ?? sheet);
      document.dispatchEvent(new Event('selectionchange'));
      await waitUntil(() => expect(loop).toBeEnabled());
      await userEvent.keyboard('{Alt>}i{/Alt}');
      await waitUntil(() => expect(loop).toHaveAttribute('aria-pressed', 'true'));
      await player.findByRole('button', { name: 'توقف پخش' }, patience);
    });
    await step('X-151: the loop ends with the selection', async () => {
      placeCaret(sheet, 3);
      await waitUntil(() => expect(loop).toHaveAttribute('aria-pressed', 'false'));
    });
  },
});

// Another text: a browser may have kept the sound that the stories above played.
export const Failed = meta.story({
  parameters: openEditor(editorIds.interview, ({ soundFaults }) => {
    soundFaults.serving = 'missing';
  }),
  play: async ({ canvas, userEvent, step }) => {
    const sheet = await findSheet(canvas);
    const player = await findPlayer(canvas);
    await step(
      'X-153: a sound that does not play is said, and the text is written on',
      async () => {
        await userEvent.click(player.getByRole('button', { name: 'پخش' }));
        await player.findByText('صدا پخش نشد. متن شما در دسترس است.', undefined, patience);
        await expect(getServer().countSoundLinks()).toBe(2);
        writeAtEnd(sheet, ' پایان');
        await expect(sheet).toHaveTextContent(/پایان$/);
      },
    );
    await step('X-153: the next press plays, once the server has the sound again', async () => {
      getServer().soundFaults.serveWell();
      await userEvent.click(player.getByRole('button', { name: 'تلاش دوباره برای پخش' }));
      await player.findByRole('button', { name: 'توقف پخش' }, patience);
    });
  },
});

interface PlayTools extends StepTools {
  step: (name: string, run: () => Promise<void>) => void | Promise<void>;
}

/** A person presses play, and reads what happens. */
const saysAfterPlay = (name: string, sentence: string | RegExp) => ({
  play: async ({ canvas, userEvent, step }: PlayTools) => {
    await findSheet(canvas);
    const player = await findPlayer(canvas);
    await step(`X-153: ${name} is said`, async () => {
      await userEvent.click(player.getByRole('button', { name: 'پخش' }));
      await player.findByText(sentence, undefined, patience);
    });
  },
});

export const Unreachable = meta.story({
  parameters: openEditor(editorIds.weekly, (backend) =>
    backend.breakDown('getHistoryAudioLink', 'network'),
  ),
  ...saysAfterPlay('a missing network', /^اینترنت وصل نیست/),
});

export const Forbidden = meta.story({
  parameters: openEditor(editorIds.weekly, (backend) =>
    backend.breakDown('getHistoryAudioLink', { status: 403, body: {} }),
  ),
  ...saysAfterPlay('a refusal', /دسترسی|اجازه/),
});

export const GoneMeanwhile = meta.story({
  parameters: openEditor(editorIds.weekly, (backend) =>
    backend.breakDown('getHistoryAudioLink', {
      status: 410,
      body: { detail: 'صدای این نوشته دیگر موجود نیست.', code: 'audio_expired' },
    }),
  ),
  ...saysAfterPlay('a sound that is gone', 'صدای این نوشته دیگر موجود نیست.'),
});

export const Missing = meta.story({
  parameters: openEditor(editorIds.weekly, (backend) =>
    backend.breakDown('getHistoryAudioLink', {
      status: 404,
      body: { detail: 'برای این متن صدایی نیست.', code: 'no_audio' },
    }),
  ),
  ...saysAfterPlay('a text whose sound is missing', 'برای این متن صدایی نیست.'),
});

export const Linking = meta.story({
  parameters: openEditor(editorIds.weekly, (backend) =>
    backend.answerSlowly('getHistoryAudioLink', 3_600_000),
  ),
  ...saysAfterPlay('the wait for the address', 'در حال آماده کردن صدا…'),
});

export const Over = meta.story({
  parameters: openEditor(editorIds.over),
  play: async ({ canvas, step }) => {
    await findSheet(canvas);
    await step('X-131: a sound whose time is past is gone before the server says so', async () => {
      await canvas.findByText('صدای این نوشته دیگر موجود نیست.', undefined, patience);
      await expect(canvas.queryByRole('toolbar', { name: 'پخش صدا' })).toBeNull();
    });
  },
});

export const WithoutSound = meta.story({
  parameters: openEditor(editorIds.silent),
  play: async ({ canvas, step }) => {
    await findSheet(canvas);
    await step('X-131: a text without a sound has no player', async () => {
      await expect(canvas.queryByRole('group', { name: 'پخش صدا' })).toBeNull();
    });
  },
});

export const WithoutPeaks = meta.story({
  parameters: openEditor(editorIds.weekly, (backend) =>
    backend.breakDown('getHistoryPeaks', 'server'),
  ),
  play: async ({ canvas, step }) => {
    await findSheet(canvas);
    const player = await findPlayer(canvas);
    await step('X-152: without peaks the place is a plain slider', async () => {
      await waitUntil(() =>
        expect(player.queryByRole('button', { name: 'نمای نزدیک' })).toBeNull(),
      );
      await expect(player.getByRole('slider', { name: 'جای پخش' })).toBeInTheDocument();
    });
  },
});

export const Narrow = meta.story({
  parameters: { picture: true, ...openEditor(editorIds.weekly) },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, step }) => {
    await findSheet(canvas);
    await findPlayer(canvas);
    await step('X-171: the page with its player is as wide as the window', async () => {
      await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
    });
  },
});
