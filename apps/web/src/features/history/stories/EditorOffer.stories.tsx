import { expect } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import type { Backend } from '@nevisa/mocks/backend';
import { editorIds, findSheet, openEditor } from '../../../testing/editorSteps.ts';
import { patience, waitUntil } from '../../../testing/patience.ts';

const { interview } = editorIds;

/** The recogniser has written «پارسان» twice. */
const withMistake = (backend: Backend) => {
  const row = backend.account('sara').conversations.find(({ id }) => String(id) === interview);
  for (const segment of row?.segments.slice(0, 2) ?? []) {
    const start = segment.start ?? 0;
    segment.text = 'با پارسان کار کردم.';
    segment.words = ['با', 'پارسان', 'کار', 'کردم'].map((word, at) => ({
      word,
      start: start + at * 0.5,
      end: start + at * 0.5 + 0.4,
      conf: 0.95,
    }));
  }
};

const meta = preview.meta({
  title: 'Flows/History/Own words',
  tags: ['!autodocs'],
  parameters: {
    ...describePage('The offer of a word that was corrected twice.'),
    ...openEditor(interview, withMistake),
  },
});

/** Writes another word in place of the first wrong one, as a person does. */
function correct(sheet: HTMLElement): void {
  const [before, after] = ['پارسان', 'پارسینا'];
  sheet.focus();
  const letters = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT, (text) =>
    text.textContent?.includes(before) === true ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP,
  );
  const node = letters.nextNode();
  const at = node?.textContent?.indexOf(before) ?? -1;
  if (node === null || at === -1) {
    throw new Error(`The text has no «${before}».`);
  }
  getSelection()?.setBaseAndExtent(node, at, node, at + before.length);
  document.dispatchEvent(new Event('selectionchange'));
  document.execCommand('insertText', false, after);
}

export const Offered = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const sheet = await findSheet(canvas);
    // The recognised words come after the text.
    await waitUntil(() =>
      expect(document.querySelector('[aria-label="نمایش کلمه‌های نامطمئن"]')).not.toBeNull(),
    );
    await step('X-143: the same correction twice is offered for the own words', async () => {
      correct(sheet);
      // The editor reads what was typed after the task of the page.
      await new Promise((resolve) => {
        setTimeout(resolve, 100);
      });
      correct(sheet);
      await canvas.findByText('«پارسان» را دو بار به «پارسینا» تغییر دادید.', undefined, patience);
    });
    await step('X-143: the dialog has the word and its spoken form', async () => {
      const button = [...document.querySelectorAll('button')].find(
        ({ textContent }) => textContent === 'افزودن به کلمه‌های من',
      );
      await userEvent.click(button as HTMLElement);
      await waitUntil(() =>
        expect(
          [...document.querySelectorAll<HTMLInputElement>('dialog[open] input')].map(
            ({ value }) => value,
          ),
        ).toEqual(['پارسینا', 'پارسان']),
      );
    });
  },
});
