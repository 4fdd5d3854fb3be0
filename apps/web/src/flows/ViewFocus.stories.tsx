import { expect } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import { openCodes } from '../testing/discountSteps.ts';
import { getRow, openHistory, shopping } from '../testing/historySteps.ts';
import { chooseInMenu, findRow, openUsers } from '../testing/managementSteps.ts';
import { patience, waitUntil } from '../testing/patience.ts';
import type { StepTools } from './steps.ts';

const meta = preview.meta({
  title: 'Flows/Focus of views',
  tags: ['!autodocs'],
  parameters: {
    ...describePage('A view in place of another one under the same address has the focus.'),
  },
});

const waitForFocus = async (canvas: StepTools['canvas'], heading: string) => {
  const shown = await canvas.findByRole('heading', { level: 1, name: heading }, patience);
  await waitUntil(() => expect(shown).toHaveFocus());
};

const press = async ({ canvas, userEvent }: StepTools, name: string) => {
  const [control] = await canvas.findAllByText(name, { selector: 'main *' }, patience);
  await userEvent.click(control as HTMLElement);
};

export const Trash = meta.story({
  parameters: openHistory(),
  play: async (context) => {
    const { canvas, step } = context;
    await getRow(canvas, shopping);
    await step('X-126: the heading of the trash has the focus', async () => {
      await press(context, 'سطل زباله');
      await waitForFocus(canvas, 'سطل زباله');
    });
    await step('X-126: on the way back the heading of the list has it', async () => {
      await press(context, 'بازگشت به نوشته‌ها');
      await waitForFocus(canvas, 'تاریخچه');
    });
  },
});

export const NewCode = meta.story({
  parameters: openCodes('?search=NOWRUZ1405'),
  play: async (context) => {
    const { canvas, step } = context;
    await step('X-274: the heading of the form has the focus', async () => {
      await press(context, 'کد تخفیف جدید');
      await waitForFocus(canvas, 'کد تخفیف جدید');
    });
    await step('X-273: on the way back the heading of the list has it', async () => {
      await press(context, 'بازگشت به کدها');
      await waitForFocus(canvas, 'مدیریت تخفیف‌ها');
    });
  },
});

export const AuditList = meta.story({
  parameters: openUsers('?search=sara'),
  play: async (context) => {
    const { canvas, step } = context;
    await findRow(canvas, /سارا محمدی/);
    await step('X-299: the heading of the audit list has the focus', async () => {
      await chooseInMenu(context, { of: 'سارا محمدی', item: 'تغییرهای این کاربر' });
      await waitForFocus(canvas, 'تاریخچهٔ فعالیت مدیران');
    });
  },
});
