import { expect, spyOn, within } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import {
  app,
  arrange,
  expectBadge,
  deleteAll,
  deleteButton,
  file,
  getMessage,
  expectNoBadge,
  offer,
  seen,
  getServer,
  readPage,
  readStatus,
  listTitles,
  nameViewButton,
} from '../../../testing/messageSteps.ts';
import { waitUntil } from '../../../testing/patience.ts';

const meta = preview.meta({
  title: 'Screens/Messages/Changes',
  tags: ['!autodocs'],
  parameters: {
    ...describePage('Changes of messages: viewing, deleting, and the calls that fail.'),
    app,
  },
});

export const Viewed = meta.story({
  parameters: { picture: true, ...arrange() },
  play: async ({ canvas, userEvent, step }) => {
    const message = within(await getMessage(canvas, file));
    await userEvent.click(message.getByRole('button', nameViewButton(file)));
    await step('R-143, R-210, T-19: the server receives SEEN and the dot disappears', async () => {
      await waitUntil(() => expect(message.queryByText('پیام جدید')).toBeNull());
      await expect(readStatus(file)).toBe('SEEN');
      await expect(message.queryByRole('button', nameViewButton(file))).toBeNull();
    });
    await step('R-143: the badge follows', async () => {
      await expect(await expectBadge(canvas, '۲')).toBeVisible();
    });
    await step('the focus stays in the message and the change is announced', async () => {
      await expect(message.getByRole('button', deleteButton(file))).toHaveFocus();
      await expect(canvas.getByText('پیام دیده شد')).toBeInTheDocument();
    });
  },
});

export const Deleted = meta.story({
  parameters: arrange(),
  play: async ({ canvas, userEvent, step }) => {
    await getMessage(canvas, file);
    await userEvent.click(canvas.getByRole('button', deleteButton(file)));
    await step(
      'R-144, R-145, T-20: the message becomes DELETED and leaves the list and the badge',
      async () => {
        await waitUntil(() => expect(canvas.queryByRole('article', { name: file })).toBeNull());
        await expect(readStatus(file)).toBe('DELETED');
        await expect(await expectBadge(canvas, '۲')).toBeVisible();
      },
    );
    await step('the focus moves to the next message and the deletion is announced', async () => {
      await waitUntil(() => expect(document.activeElement?.tagName).toBe('LI'));
      await expect(within(document.activeElement as HTMLElement).getByText(offer)).toBeVisible();
      await expect(canvas.getByText('پیام حذف شد').closest('[role=status]')).toBeVisible();
    });
    await step('R-145: deleting a seen message keeps the badge', async () => {
      await userEvent.click(canvas.getByRole('button', deleteButton(seen)));
      await waitUntil(() => expect(canvas.queryByRole('article', { name: seen })).toBeNull());
      await expect(await expectBadge(canvas, '۲')).toBeVisible();
    });
  },
});

export const PlaceHeld = meta.story({
  parameters: arrange(),
  play: async ({ canvas, userEvent, step }) => {
    const top = async (name: string) =>
      (await getMessage(canvas, name)).closest('li')?.getBoundingClientRect().top ?? 0;
    await getMessage(canvas, file);
    const [first, second] = [await top(file), await top(offer)];
    await userEvent.click(canvas.getByRole('button', deleteButton(file)));
    await step(
      'the next message stays in its place for 300 ms, then takes the free one',
      async () => {
        await waitUntil(() => expect(canvas.queryByRole('article', { name: file })).toBeNull());
        const [closing] = (await getMessage(canvas, offer)).closest('li')?.getAnimations() ?? [];
        closing?.pause();
        await expect(closing?.effect?.getTiming().delay).toBe(300);
        if (closing) {
          closing.currentTime = 299;
        }
        await expect(await top(offer)).toBeCloseTo(second, 0);
        closing?.finish();
        await expect(await top(offer)).toBeCloseTo(first, 0);
      },
    );
  },
});

export const Undone = meta.story({
  parameters: arrange(),
  play: async ({ canvas, userEvent, step }) => {
    await getMessage(canvas, file);
    await userEvent.click(canvas.getByRole('button', deleteButton(file)));
    await waitUntil(() => expect(readStatus(file)).toBe('DELETED'));
    await step('R-210: the undo is a second call, after which the message is SEEN', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'بازگردانی' }));
      await waitUntil(() => expect(readStatus(file)).toBe('SEEN'));
    });
    await step(
      'the message returns to its place without a dot, and that is announced',
      async () => {
        await waitUntil(() => expect(listTitles(canvas)[0]).toBe(file));
        const message = within(await getMessage(canvas, file));
        await expect(message.queryByText('پیام جدید')).toBeNull();
        await expect(canvas.getByText('پیام برگشت').closest('[role=status]')).toBeVisible();
        await expect(await expectBadge(canvas, '۲')).toBeVisible();
      },
    );
  },
});

export const UndoneAfterView = meta.story({
  parameters: arrange((backend) => backend.answerSlowly('changeMessageStatus', 800)),
  play: async ({ canvas, userEvent, step }) => {
    await getMessage(canvas, file);
    await userEvent.click(canvas.getByRole('button', nameViewButton(file)));
    getServer().repair('changeMessageStatus');
    await userEvent.click(canvas.getByRole('button', deleteButton(file)));
    await step(
      'R-144, A10: a message that is deleted before its view is answered stays deleted',
      async () => {
        await waitUntil(() => expect(canvas.queryByRole('article', { name: file })).toBeNull());
        await expect(readStatus(file)).toBe('DELETED');
      },
    );
    await step('R-144, A10: its deletion can be undone', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'بازگردانی' }));
      await waitUntil(() => expect(listTitles(canvas)[0]).toBe(file));
      await expect(readStatus(file)).toBe('SEEN');
    });
  },
});

export const UndoRefused = meta.story({
  parameters: arrange(),
  play: async ({ canvas, userEvent, step }) => {
    await getMessage(canvas, file);
    await userEvent.click(canvas.getByRole('button', deleteButton(file)));
    await canvas.findByRole('button', { name: 'بازگردانی' });
    getServer().breakDown('changeMessageStatus', 'server');
    await step('a refused undo is an alert with a retry', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'بازگردانی' }));
      await waitUntil(() => expect(canvas.getByRole('alert')).toHaveTextContent('پیام برنگشت'));
      await expect(listTitles(canvas)).toHaveLength(4);
    });
    await step('the retry restores the message', async () => {
      getServer().repair();
      await userEvent.click(canvas.getByRole('button', { name: 'تلاش دوباره' }));
      await waitUntil(() => expect(listTitles(canvas)[0]).toBe(file));
    });
  },
});

export const Deleting = meta.story({
  parameters: arrange((backend) => backend.answerSlowly('changeMessageStatus', 60_000)),
  play: async ({ canvas, userEvent, step }) => {
    await getMessage(canvas, file);
    await userEvent.dblClick(canvas.getByRole('button', deleteButton(file)));
    await step('R-148: the list waits for the answer and the button shows progress', async () => {
      await expect(canvas.getByRole('button', deleteButton(file))).toHaveAttribute(
        'aria-busy',
        'true',
      );
      await expect(listTitles(canvas)).toHaveLength(5);
    });
  },
});

export const ChangeFailed = meta.story({
  parameters: arrange((backend) => backend.breakDown('changeMessageStatus', 'server')),
  play: async ({ canvas, userEvent, step }) => {
    await getMessage(canvas, file);
    const before = readPage(canvas);
    const logged = spyOn(console, 'debug');
    await userEvent.click(canvas.getByRole('button', deleteButton(file)));
    await step('R-148, R-239, A09: a failed deletion changes no word of the page', async () => {
      await waitUntil(() => expect(logged).toHaveBeenCalled());
      await waitUntil(() =>
        expect(canvas.getByRole('button', deleteButton(file))).not.toHaveAttribute('aria-busy'),
      );
      await expect(readPage(canvas)).toEqual(before);
      await expect(listTitles(canvas)).toHaveLength(5);
    });
    await step('R-148, R-239: the failure is logged without the message', async () => {
      await expect(logged.mock.calls).toEqual([['changeMessageStatus failed', 'server', 500]]);
    });
    await userEvent.click(canvas.getByRole('button', nameViewButton(offer)));
    await step('R-148, R-239, A09: a failed view leaves the message new', async () => {
      await waitUntil(() => expect(logged).toHaveBeenCalledTimes(2));
      await expect(canvas.getByRole('button', nameViewButton(offer))).toBeVisible();
      await expect(await expectBadge(canvas, '۳')).toBeVisible();
      await expect(readPage(canvas)).toEqual(before);
    });
  },
});

export const AskingForAll = meta.story({
  parameters: arrange(),
  play: async ({ canvas, userEvent, step }) => {
    await getMessage(canvas, file);
    await userEvent.click(canvas.getByRole('button', deleteAll));
    const dialog = within(await canvas.findByRole('alertdialog', deleteAll));
    await step('R-146: cancelling changes nothing and restores the focus', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'انصراف' }));
      await waitUntil(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
      await expect(canvas.getByRole('button', deleteAll)).toHaveFocus();
      await expect(listTitles(canvas)).toHaveLength(5);
      await expect(readStatus(file)).toBe('NEW');
    });
    await step('R-146: the dialog opens again', async () => {
      await userEvent.click(canvas.getByRole('button', deleteAll));
      const again = await canvas.findByRole('alertdialog', deleteAll);
      await waitUntil(() => expect(again).toBeVisible());
    });
  },
});

export const AllDeleted = meta.story({
  parameters: arrange(),
  play: async ({ canvas, userEvent, step }) => {
    await getMessage(canvas, file);
    await userEvent.click(canvas.getByRole('button', deleteAll));
    await userEvent.click(
      within(await canvas.findByRole('alertdialog')).getByRole('button', deleteAll),
    );
    await step('R-146, R-147, R-211, R-238: the empty list has the text of the deck', async () => {
      await expect(
        await canvas.findByRole('heading', { level: 2, name: 'پیامی برای نمایش وجود ندارد' }),
      ).toBeVisible();
      await expect(readStatus(file)).toBe('DELETED');
    });
    await step('R-146: the badge and the delete button disappear', async () => {
      await expectNoBadge(canvas);
      await expect(canvas.queryByRole('button', deleteAll)).toBeNull();
    });
    await step('the focus is not lost', async () => {
      await waitUntil(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    });
  },
});

export const AllDeletionFailed = meta.story({
  parameters: arrange((backend) => backend.breakDown('deleteAllMessages', 'network')),
  play: async ({ canvas, userEvent, step }) => {
    await getMessage(canvas, file);
    const before = readPage(canvas);
    const logged = spyOn(console, 'debug');
    await userEvent.click(canvas.getByRole('button', deleteAll));
    await userEvent.click(
      within(await canvas.findByRole('alertdialog')).getByRole('button', deleteAll),
    );
    await step('R-148, R-239: a failure changes no word of the page and is logged', async () => {
      await waitUntil(() => expect(logged).toHaveBeenCalled());
      await waitUntil(() => expect(readPage(canvas)).toEqual(before));
      await expect(listTitles(canvas)).toHaveLength(5);
      await expect(logged.mock.calls).toEqual([['deleteAllMessages failed', 'network', '']]);
    });
  },
});

export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const message = await getMessage(canvas, file);
    message.closest('li')?.focus();
    await step('arrow keys move between messages and Tab moves to the buttons of one', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(within(document.activeElement as HTMLElement).getByText(offer)).toBeVisible();
      await userEvent.tab();
      await expect(canvas.getByRole('button', nameViewButton(offer))).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await waitUntil(() => expect(canvas.getByRole('button', deleteButton(offer))).toHaveFocus());
      await userEvent.keyboard(' ');
      await waitUntil(() => expect(canvas.queryByRole('article', { name: offer })).toBeNull());
    });
  },
});
