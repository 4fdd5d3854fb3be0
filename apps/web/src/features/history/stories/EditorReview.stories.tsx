import { expect } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import type { Backend } from '@nevisa/mocks/backend';
import { loadReview } from '../editing/review/lateReview.ts';
import { editorIds, findSheet, openEditor } from '../../../testing/editorSteps.ts';
import { patience, waitUntil } from '../../../testing/patience.ts';

const { interview } = editorIds;

/** Six words of the interview are uncertain: two of the first segment, the others further on. */
const withUncertain = (backend: Backend) => {
  const row = backend.account('sara').conversations.find(({ id }) => String(id) === interview);
  const words = row?.segments.flatMap((segment) => segment.words) ?? [];
  for (const [at, word] of words.entries()) {
    const place = [1, 3, 30, 60, 90, 120].indexOf(at);
    word.conf = place === -1 ? 0.97 : 0.3 + place * 0.1;
  }
};

const meta = preview.meta({
  title: 'Flows/History/Uncertain words',
  tags: ['!autodocs'],
  parameters: {
    ...describePage('The walk over the uncertain words of an opened text.'),
    ...openEditor(interview, withUncertain),
  },
});

/** The dotted words of the page, and the one that is reviewed. */
function readMarks() {
  const texts = (isShown: boolean) =>
    [...CSS.highlights]
      .filter(([name]) => name.startsWith('uncertain-') && name.endsWith('-shown') === isShown)
      .flatMap(([, highlight]) => [...highlight].map(String));
  return { dotted: texts(false), shown: texts(true) };
}

/** The share of reviewed words, as it is said; names of roles are patience to work out beside a long text. */
function readShare(): string | null | undefined {
  return document.querySelector('progress')?.getAttribute('aria-valuetext');
}

/** The button of the page that opens the review. */
function findAction(): Element | undefined {
  return [...document.querySelectorAll('button')].find(
    (button) => button.ariaLabel === 'نمایش کلمه‌های نامطمئن',
  );
}

const bar = 'بازبینی کلمه‌های نامطمئن';

export const Review = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const sheet = await findSheet(canvas);
    await waitUntil(() => expect(findAction()).not.toBeUndefined());
    await step('X-142: no word is dotted before the review', () =>
      expect(readMarks()).toEqual({ dotted: [], shown: [] }),
    );
    await step('X-142: F7 opens the bar and selects the first uncertain word', async () => {
      sheet.focus();
      await userEvent.keyboard('[F7]');
      await canvas.findByText('۱ از ۳ کلمهٔ نامطمئن', undefined, patience);
      await waitUntil(() => expect(readMarks().shown).toEqual([String(getSelection())]));
      await expect(sheet).toHaveFocus();
      await expect(readMarks().dotted.length).toBeGreaterThan(0);
    });
    await step('X-142: Enter on the word writes no line', async () => {
      const before = sheet.querySelectorAll('p').length;
      await userEvent.keyboard('{Enter}');
      await expect(sheet.querySelectorAll('p').length).toBe(before);
    });
    await step('X-142: Alt+A accepts it and goes on', async () => {
      const [first] = readMarks().shown;
      await userEvent.keyboard('{Alt>}a{/Alt}');
      await canvas.findByText('۲ از ۳ کلمهٔ نامطمئن');
      await waitUntil(() => expect(readMarks().shown).not.toEqual([first]));
      await waitUntil(() => expect(readShare()).toBe('۳۳٪'));
    });
  },
});

export const Corrected = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const sheet = await findSheet(canvas);
    await waitUntil(() => expect(findAction()).not.toBeUndefined());
    sheet.focus();
    await userEvent.keyboard('[F7]');
    await canvas.findByText('۱ از ۳ کلمهٔ نامطمئن');
    await step('X-142: a corrected word is reviewed', async () => {
      document.execCommand('insertText', false, 'اصلاح‌شده');
      await waitUntil(() => expect(readShare()).toBe('۳۳٪'));
      await expect(sheet).toHaveTextContent('اصلاح‌شده');
    });
  },
});

export const Threshold = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await findSheet(canvas);
    const open = await canvas.findByRole('button', { name: 'نمایش کلمه‌های نامطمئن' }, patience);
    await userEvent.click(open);
    await canvas.findByText('۳ کلمهٔ نامطمئن');
    await step('X-142: the counter follows the threshold', async () => {
      canvas.getByRole('slider', { name: 'اطمینان کمتر از' }).focus();
      await userEvent.keyboard('{End}');
      await canvas.findByText('۶ کلمهٔ نامطمئن');
      await expect(readMarks().dotted.length).toBeGreaterThan(0);
    });
    await step('X-142: the bar ends the marks', async () => {
      await userEvent.keyboard('{Escape}');
      await waitUntil(() => expect(canvas.queryByRole('group', { name: bar })).toBeNull());
      await waitUntil(() => expect(readMarks()).toEqual({ dotted: [], shown: [] }));
    });
  },
});

export const ShownAlways = meta.story({
  parameters: openEditor(interview, (backend) => {
    withUncertain(backend);
    backend.setConfig(backend.account('sara'), { show_word_confidences: true });
  }),
  play: async ({ canvas, step }) => {
    await findSheet(canvas);
    await step('X-142: a person who chose it sees uncertain words without the bar', async () => {
      await waitUntil(() => expect(readMarks().dotted.length).toBeGreaterThan(0));
      await expect(canvas.queryByRole('group', { name: bar })).toBeNull();
    });
  },
});

export const WithoutConfidences = meta.story({
  parameters: openEditor(interview, (backend) => {
    const row = backend.account('sara').conversations.find(({ id }) => String(id) === interview);
    for (const segment of row?.segments ?? []) {
      segment.words.forEach((word) => {
        word.conf = 1;
      });
    }
  }),
  play: async ({ canvas, userEvent, step }) => {
    const sheet = await findSheet(canvas);
    await step('X-142: a text without confidences has no review', async () => {
      sheet.focus();
      await userEvent.keyboard('[F7]');
      await expect(canvas.queryByRole('group', { name: bar })).toBeNull();
      await expect(canvas.queryByRole('button', { name: 'نمایش کلمه‌های نامطمئن' })).toBeNull();
    });
  },
});

let isReachable = false;

export const NotLoaded = meta.story({
  parameters: openEditor(interview, withUncertain, {
    loadReview: () =>
      isReachable ? loadReview() : Promise.reject(new TypeError('Failed to fetch.')),
  }),
  beforeEach: () => {
    isReachable = false;
  },
  play: async ({ canvas, userEvent, step }) => {
    const sheet = await findSheet(canvas);
    const notLoaded = 'این بخش بارگذاری نشد.';
    await step('G01, X-142: F7 says that the review is not loaded and offers a retry', async () => {
      sheet.focus();
      await userEvent.keyboard('[F7]');
      await canvas.findByText(notLoaded, undefined, patience);
      await expect(canvas.queryByRole('group', { name: bar })).toBeNull();
    });
    await step('G01, X-142: the retry brings the review', async () => {
      isReachable = true;
      await userEvent.click(canvas.getByRole('button', { name: 'تلاش دوباره' }));
      await waitUntil(() => expect(findAction()).not.toBeUndefined());
      sheet.focus();
      await userEvent.keyboard('[F7]');
      await canvas.findByText('۱ از ۳ کلمهٔ نامطمئن', undefined, patience);
    });
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, userEvent, step }) => {
    const sheet = await findSheet(canvas);
    sheet.focus();
    await step('X-142: the bar is as wide as the window', async () => {
      await waitUntil(async () => {
        await userEvent.keyboard('[F7]');
        await expect(canvas.getByRole('group', { name: bar })).toBeVisible();
      });
      await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
    });
  },
});
