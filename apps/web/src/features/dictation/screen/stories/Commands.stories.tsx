import type { Backend } from '@nevisa/mocks/backend';
import { dictatesMarks, makeCommandScenario, threeSentences } from '@nevisa/mocks/engineScenarios';
import { expect, waitFor, within } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import {
  arrangeWorkspace,
  expectOnSheet,
  expectSaid,
  findSheet,
  start,
  stop,
  getSentenceText,
} from '../../../../testing/dictationSteps.ts';
import { patience } from '../../../../testing/patience.ts';

const meta = preview.meta({
  title: 'Screens/Live dictation/Commands',
  tags: ['!autodocs'],
  parameters: {
    ...describePage('Voice commands: the help, the chips of the last commands, and their undo.'),
    app: arrangeWorkspace({ takes: [dictatesMarks] }),
  },
});

export const Help = meta.story({
  parameters: { picture: true, app: arrangeWorkspace({ takes: [threeSentences] }) },
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    await findSheet(context);
    await userEvent.click(canvas.getByRole('button', { name: 'فرمان‌ها' }));
    const sheet = await canvas.findByRole('dialog', { name: 'فرمان‌های صوتی' }, patience);
    await step('each command is shown in its group with its phrase and its effect', async () => {
      await expect(within(sheet).getByText('«علامت سؤال»')).toBeVisible();
      await expect(within(sheet).getByText('؟')).toBeVisible();
      await expect(within(sheet).getByText('«مکث کن»')).toBeInTheDocument();
    });
    await step('three groups show what a command of theirs does with a text', async () => {
      for (const sentence of [
        'با گفتن «نقطه» علامت «.» نوشته می‌شود.',
        'با گفتن «خط بعد» خط جدید شروع می‌شود.',
        'با گفتن «پاک کن» عبارت «شاید هم نه» پاک می‌شود.',
      ]) {
        await expect(within(sheet).getByText(sentence)).toBeInTheDocument();
      }
    });
  },
});

/** A chip lasts four seconds: on a busy machine the editor may come later than the first words. */
async function startOnSheet(tools: Parameters<typeof start>[0]) {
  await findSheet(tools);
  await start(tools);
}

export const Written = meta.story({
  play: async (context) => {
    const { canvas, step } = context;
    await startOnSheet(context);
    await step(
      'X-40, X-46, X-65: marks, half-spaces and a split number are formatted',
      async () => {
        await expectOnSheet(context, 'سلام، قیمت کتاب‌ها ۲۳۰۰۰ تومان است.');
      },
    );
    await step('X-64: each command that has run is shown as a chip', async () => {
      const chip = await canvas.findByText('فرمان «نقطه» اجرا شد', {}, patience);
      await waitFor(() => expect(chip).toBeVisible());
    });
  },
});

export const WordInstead = meta.story({
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    await startOnSheet(context);
    await step('X-64: a press replaces the effect of a command by its words', async () => {
      const chip = (await canvas.findByText('فرمان «نقطه» اجرا شد', {}, patience)).closest('li');
      await userEvent.click(within(chip ?? canvas.getByRole('list')).getByRole('button'));
      await expectOnSheet(context, 'سلام، قیمت کتاب‌ها ۲۳۰۰۰ تومان است نقطه');
    });
    await step('the focus is in the text, since the pressed chip is gone', async () => {
      await expect(await findSheet(context)).toHaveFocus();
    });
  },
});

export const UndoneByKeys = meta.story({
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    await startOnSheet(context);
    await step('X-64: Ctrl+Z does the same for the newest command', async () => {
      await canvas.findByText('فرمان «نقطه» اجرا شد', {}, patience);
      await userEvent.click(await findSheet(context));
      await userEvent.keyboard('{Control>}[KeyZ]{/Control}');
      await expectOnSheet(context, 'تومان است نقطه');
    });
  },
});

export const OrderOfAWholeUtterance = meta.story({
  parameters: { app: arrangeWorkspace({ takes: [makeCommandScenario('پاک کن', 'مکث کن')] }) },
  play: async (context) => {
    const { step } = context;
    await start(context);
    await step('X-40: a control command runs and is not written', async () => {
      await expectSaid(context, 'در حال مکث');
      const sheet = await findSheet(context);
      await waitFor(() => expect(sheet).not.toHaveTextContent(getSentenceText(1)), patience);
      await expect(sheet).not.toHaveTextContent('پاک کن');
    });
  },
});

export const HelpSearched = meta.story({
  parameters: { app: arrangeWorkspace({ takes: [threeSentences] }) },
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    await findSheet(context);
    await userEvent.click(canvas.getByRole('button', { name: 'فرمان‌ها' }));
    const sheet = await canvas.findByRole('dialog', { name: 'فرمان‌های صوتی' }, patience);
    const field = within(sheet).getByRole('searchbox', { name: 'جست‌وجوی فرمان' });
    await step('X-75: the search finds a command by any phrase in any spelling', async () => {
      await userEvent.type(field, 'کاما');
      await expect(within(sheet).getByText('«ویرگول»')).toBeVisible();
      await expect(within(sheet).queryByText('«نقطه»')).toBeNull();
      await expect(within(sheet).queryByText(/^با گفتن/u)).toBeNull();
    });
    await step('an empty search result has its own text', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, 'سیب');
      await expect(within(sheet).getByText('نتیجه‌ای برای «سیب» پیدا نشد')).toBeVisible();
    });
  },
});

export const FormalStyle = meta.story({
  parameters: {
    app: {
      ...arrangeWorkspace({ takes: [makeCommandScenario('من می‌خوام برم خونه')] }),
      arrange: (backend: Backend) => {
        backend.setConfig(backend.account('sara'), { preferences: { style: 'formal' } });
      },
    },
  },
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    await start(context);
    await expectOnSheet(context, 'من می‌خوام برم خونه');
    await stop(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'ویرایش نگارشی' }, patience));
    const dialog = await canvas.findByRole('dialog', { name: 'ویرایش نگارشی' }, patience);
    await step('X-49: each proposal is shown and can be refused', async () => {
      const boxes = within(dialog).getAllByRole('checkbox');
      await expect(boxes.length).toBeGreaterThan(1);
      await userEvent.click(within(dialog).getByRole('checkbox', { name: /خانه/u }));
    });
    await step('X-49: only the accepted changes are made', async () => {
      await userEvent.click(within(dialog).getByRole('button', { name: 'اعمال' }));
      await expectOnSheet(context, /من می‌خواهم .* خونه/u);
    });
  },
});
