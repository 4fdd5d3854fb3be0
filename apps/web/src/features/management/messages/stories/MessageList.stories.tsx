import { expect, within } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import {
  waitForRows,
  openMessages,
  findRows,
  sent,
  getServer,
  findStoredMessage,
} from '../../../../testing/adminMessageSteps.ts';
import { patience, waitUntil } from '../../../../testing/patience.ts';

const meta = preview.meta({
  title: 'Screens/Management/Messages/List',
  tags: ['!autodocs'],
  parameters: {
    ...describePage('The messages of administration: search, filters, rows and bulk actions.'),
    ...openMessages(),
  },
});

export const Default = meta.story({
  parameters: { picture: true },
  play: async ({ canvas, step }) => {
    await waitForRows(canvas);
    await step(
      'X-285: a row has title, state, audience, time, recipients and read share',
      async () => {
        const table = within(canvas.getByRole('table', { name: 'پیام‌ها' }));
        const heads = table.getAllByRole('columnheader').map((head) => head.textContent);
        await expect(heads).toEqual(
          expect.arrayContaining([
            'عنوان',
            'وضعیت',
            'گیرندگان',
            'زمان',
            'شمار گیرندگان',
            'خوانده‌شده',
          ]),
        );
        await waitUntil(() => expect(findRows(canvas)).toHaveLength(25));
        await expect(table.getAllByText('زمان‌بندی‌شده')).toHaveLength(7);
        await expect(table.getAllByText(/^[۰-۹]+٪$/).length).toBeGreaterThan(0);
      },
    );
    await step('X-111: the number of rows is on the button of the file', async () => {
      await expect(canvas.getByRole('button', { name: 'دانلود ۲۰۰ پیام' })).toBeEnabled();
    });
  },
});

export const Narrow = meta.story({
  parameters: { picture: true },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, step }) => {
    await waitForRows(canvas);
    await step('X-285: each row is a card, and the page does not scroll sideways', async () => {
      await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
      await expect(findRows(canvas)[0]).toBeVisible();
    });
  },
});

export const Filtered = meta.story({
  parameters: openMessages('?state=RETRACTED'),
  play: async ({ canvas, userEvent, step }) => {
    await step('X-100, X-285: the address is the list', async () => {
      await waitForRows(canvas);
      const states = findRows(canvas).map((row) => within(row).queryByText('بازپس‌گرفته'));
      await expect(states.every((state) => state !== null)).toBe(true);
    });
    await step('X-106: a list without results offers to clear the filters', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'زرافه');
      await userEvent.click(
        await within(canvas.getByRole('table')).findByRole(
          'button',
          { name: 'پاک کردن فیلترها' },
          patience,
        ),
      );
      await waitUntil(() => expect(findRows(canvas)).toHaveLength(25));
    });
  },
});

export const UnknownState = meta.story({
  parameters: openMessages('', (backend) => {
    const [first] = backend.messageStore.all();
    Object.assign(first ?? {}, { title: 'پیام آزمایشی نسخهٔ تازه', state: 'PAUSED' });
  }),
  play: async ({ canvas, step }) => {
    await step(
      'X-285: an unknown state is neutral, and offers nothing that could harm',
      async () => {
        await waitUntil(() => expect(canvas.getByText('وضعیت نامعلوم')).toBeVisible());
      },
    );
  },
});

export const NothingSent = meta.story({
  parameters: openMessages('', (backend) => {
    for (const message of backend.messageStore.all()) {
      backend.messageStore.remove(message);
    }
  }),
  play: async ({ canvas, step }) => {
    await step('X-106: an empty list has the text of the deck', async () => {
      await expect(
        await canvas.findByText('هنوز پیامی ارسال نکرده‌اید', {}, patience),
      ).toBeVisible();
    });
  },
});

export const Loading = meta.story({
  parameters: openMessages('', (backend) => backend.answerSlowly('listAdminMessages', 60_000)),
  play: async ({ canvas }) => {
    await waitUntil(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true'));
  },
});

export const NetworkDown = meta.story({
  parameters: openMessages('', (backend) => backend.breakDown('listAdminMessages', 'network')),
  play: async ({ canvas, userEvent, step }) => {
    await step('X-106: a failed first read can be tried again', async () => {
      await expect(await canvas.findByText('پیام‌ها بارگذاری نشد', {}, patience)).toBeVisible();
      getServer().repair();
      await userEvent.click(canvas.getByRole('button', { name: 'تلاش دوباره' }));
      await waitForRows(canvas);
    });
  },
});

export const Retracted = meta.story({
  parameters: openMessages('?state=sent'),
  play: async ({ canvas, userEvent, step }) => {
    await waitForRows(canvas);
    const row = findRows(canvas)[0] as HTMLElement;
    const id = row.querySelector<HTMLElement>('[data-row-link]')?.dataset['rowLink'] ?? sent;
    within(row).getByRole('link').focus();
    await userEvent.keyboard('{Delete}');
    const dialog = within(await canvas.findByRole('alertdialog', {}, patience));
    await step('X-290: taking back asks, with the focus on cancel', async () => {
      await waitUntil(() =>
        expect(dialog.getByText('پیام از فهرست همهٔ گیرندگان برداشته می‌شود.')).toBeVisible(),
      );
      await waitUntil(() => expect(dialog.getByRole('button', { name: 'انصراف' })).toHaveFocus());
      await expect(findStoredMessage(id).state).toBe('SENT');
    });
    await step('X-290: the message is taken back after the confirmation', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'بازپس‌گیری ۱ پیام' }));
      await waitUntil(() => expect(findStoredMessage(id).state).toBe('RETRACTED'));
      await waitUntil(() => expect(canvas.getByText('پیام بازپس گرفته شد')).toBeVisible());
    });
  },
});

export const PartlyDeleted = meta.story({
  parameters: openMessages('?state=draft'),
  play: async ({ canvas, userEvent, step }) => {
    await waitForRows(canvas);
    for (const row of findRows(canvas).slice(0, 2)) {
      await userEvent.click(within(row).getByRole('checkbox'));
    }
    const [, second] = findRows(canvas);
    const id = second?.querySelector<HTMLElement>('[data-row-link]')?.dataset['rowLink'] ?? '';
    findStoredMessage(id).state = 'SENT';
    await userEvent.click(canvas.getByRole('button', { name: 'حذف ۲ پیش‌نویس' }));
    const dialog = within(await canvas.findByRole('alertdialog', {}, patience));
    await userEvent.click(dialog.getByRole('button', { name: 'حذف ۲ پیش‌نویس' }));
    await step('X-103: what was left undone is said with its reason', async () => {
      await waitUntil(() =>
        expect(canvas.getByText(/۱ انجام شد؛ ۱ انجام نشد/)).toHaveTextContent('پیش‌نویس نیست'),
      );
    });
  },
});
