import { expect, within } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import {
  editorIds,
  findPlayer,
  findSheet,
  openEditor,
  readServer,
  writeAtEnd,
} from '../../../testing/editorSteps.ts';
import { getRow, getServer, shopping, listTitles, weekly } from '../../../testing/historySteps.ts';
import { patience, waitUntil } from '../../../testing/patience.ts';

const meta = preview.meta({
  title: 'Screens/History/Editor',
  tags: ['!autodocs'],
  parameters: {
    ...describePage('One text of the history, opened for writing.'),
    ...openEditor(editorIds.shopping),
  },
});

export const Default = meta.story({
  parameters: { picture: true, ...openEditor(editorIds.shopping) },
  play: async ({ canvas, userEvent, step }) => {
    const sheet = await findSheet(canvas);
    await findPlayer(canvas);
    await step('X-134: the text is opened ready to write, under its name', async () => {
      await expect(canvas.getByRole('textbox', { name: 'نام نوشته' })).toHaveValue(shopping);
      await expect(sheet).not.toHaveAttribute('aria-readonly');
    });
    await step('WCAG 2.4.2: the tab has the name of the text', async () => {
      await waitUntil(() => expect(document.title).toBe(`${shopping} | نویسا`));
    });
    await step('X-156: what is typed is saved on Ctrl+S, and the time is shown', async () => {
      writeAtEnd(sheet, ' زردآلو');
      await canvas.findByText('در حال ذخیره…');
      await userEvent.keyboard('{Control>}s{/Control}');
      await canvas.findByText(/^ذخیره شد، /, undefined, patience);
      await expect(readServer().text).toMatch(/ زردآلو$/);
    });
    await step('X-160: Ctrl+Z undoes also with the focus on the page', async () => {
      (document.activeElement as HTMLElement).blur();
      await userEvent.keyboard('{Control>}z{/Control}');
      await waitUntil(() => expect(sheet).not.toHaveTextContent('زردآلو'));
      await canvas.findByText(/^ذخیره شد/, undefined, patience);
    });
    await step('X-170: Alt+T says the place of the caret', async () => {
      await userEvent.keyboard('{Alt>}t{/Alt}');
      await canvas.findByText(/^پاراگراف .+ از /);
    });
    window.scrollTo(0, 0);
  },
});

export const Narrow = meta.story({
  parameters: { picture: true, ...openEditor(editorIds.weekly) },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, step }) => {
    await findSheet(canvas);
    await findPlayer(canvas);
    await step('X-134: the page is as wide as the window', async () => {
      await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
    });
  },
});

export const FromASearch = meta.story({
  parameters: openEditor(`${editorIds.weekly}&search=فروش`),
  play: async ({ canvas, step }) => {
    await findSheet(canvas);
    await step('X-122: the text is opened at the first hit of the search', async () => {
      await waitUntil(() =>
        expect([...CSS.highlights.keys()].some((key) => key.endsWith('shown'))).toBe(true),
      );
    });
    await step('X-100: the way back leads to the row in the searched list', async () => {
      // A press of `userEvent` is inside of `act`, which loses a render that waits for code.
      canvas.getByRole('button', { name: 'بازگشت به نوشته‌ها' }).click();
      const row = await getRow(canvas, weekly);
      await waitUntil(() => expect(within(row).getByRole('link', { name: weekly })).toHaveFocus());
      await expect(canvas.getByRole('searchbox')).toHaveValue('فروش');
    });
  },
});

export const Deleted = meta.story({
  parameters: openEditor(editorIds.shopping),
  play: async ({ canvas, userEvent, step }) => {
    await findSheet(canvas);
    await step(
      'X-126: a deleted text leads to the list, and its toast brings it back',
      async () => {
        await userEvent.click(canvas.getByRole('button', { name: 'حذف' }));
        await canvas.findByText('نوشته حذف شد', undefined, patience);
        await waitUntil(() => expect(listTitles(canvas).length).toBeGreaterThan(0));
        await expect(readServer().deleted_at).not.toBeNull();
        await userEvent.click(canvas.getByRole('button', { name: 'بازگرداندن' }));
        await waitUntil(() => expect(listTitles(canvas)).toContain(shopping));
        await expect(readServer().deleted_at).toBeNull();
      },
    );
  },
});

export const Starred = meta.story({
  parameters: openEditor(editorIds.shopping),
  play: async ({ canvas, userEvent, step }) => {
    const sheet = await findSheet(canvas);
    await step('X-125: the star is there at once, and the text is saved after it', async () => {
      const star = canvas.getByRole('button', { name: 'نشان‌گذاری' });
      await userEvent.click(star);
      await expect(star).toHaveAttribute('aria-pressed', 'true');
      await waitUntil(() => expect(readServer().is_starred).toBe(true));
      writeAtEnd(sheet, ' پس از نشان');
      await userEvent.keyboard('{Control>}s{/Control}');
      await waitUntil(() => expect(readServer().text).toMatch(/پس از نشان$/));
    });
  },
});

export const Failed = meta.story({
  parameters: {
    picture: true,
    ...openEditor(editorIds.shopping, (backend) => backend.breakDown('retrieveHistory', 'server')),
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('X-106: a failed load is said, and repeated by a press', async () => {
      await canvas.findByText('این نوشته بارگذاری نشد', undefined, patience);
      getServer().repair();
      await userEvent.click(canvas.getByRole('button', { name: 'تلاش دوباره' }));
      await findSheet(canvas);
      await findPlayer(canvas);
    });
  },
});

export const Gone = meta.story({
  parameters: openEditor('c0000000-0000-4000-8000-999999999999'),
  play: async ({ canvas, userEvent, step }) => {
    await step('X-106: a text that is gone is said, with the way back', async () => {
      await canvas.findAllByText('این نوشته دیگر در تاریخچه نیست', undefined, patience);
      const [back] = canvas.getAllByRole('button', { name: 'بازگشت به نوشته‌ها' });
      await userEvent.click(back as HTMLElement);
      await getRow(canvas, shopping);
    });
  },
});

export const Unfinished = meta.story({
  parameters: openEditor(editorIds.processing),
  play: async ({ canvas, canvasElement, step }) => {
    await step('X-164: a running conversion is a state, never an empty text', async () => {
      await canvas.findByText('در حال پردازش ۴۲٪', undefined, patience);
      await expect(canvas.queryByRole('textbox', { name: 'متن نوشته' })).toBeNull();
    });
    await step('its progress is as wide as the words above it', async () => {
      const bar = canvasElement.querySelector('progress')?.getBoundingClientRect();
      const words = canvas.getByText(/متن پس از پایان/).getBoundingClientRect();
      await expect(bar?.width).toBeLessThanOrEqual(280);
      await expect((bar?.top ?? Infinity) - words.bottom).toBeLessThan(40);
    });
  },
});

export const FailedJob = meta.story({
  parameters: openEditor(editorIds.failed),
  play: async ({ canvas, userEvent, step }) => {
    await step('X-128: a failed conversion says its reason and begins again', async () => {
      await canvas.findByText('در این فایل صدایی برای نوشتن پیدا نشد.', undefined, patience);
      await userEvent.click(canvas.getByRole('button', { name: 'تبدیل دوباره' }));
      await canvas.findByText('در صف', undefined, patience);
    });
  },
});

export const InTrash = meta.story({
  parameters: openEditor(editorIds.inTrash),
  play: async ({ canvas, userEvent, step }) => {
    await step('X-126: a text of the trash is read only, until it is restored', async () => {
      await canvas.findByText(/در سطل زباله است/, undefined, patience);
      await expect(canvas.getByRole('textbox', { name: 'متن نوشته' })).toHaveAttribute(
        'aria-readonly',
        'true',
      );
      await expect(canvas.queryByText('فقط روی این دستگاه')).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: 'بازگرداندن' }));
      await findSheet(canvas);
    });
  },
});
