import { expect, spyOn, waitFor, within } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import { keptText } from '../../../testing/dashboardSteps.ts';
import { readArchive } from '../../../testing/readArchive.ts';
import { arrangeWorkspace } from '../../../testing/dictationSteps.ts';
import { arrangeProfile, findForm, openDialog, getServer } from '../../../testing/profileSteps.ts';
import { patience } from '../../../testing/patience.ts';

const withTexts = () => arrangeProfile((backend) => backend.fillHistory('sara'));

const meta = preview.meta({
  title: 'Flows/Profile/My data',
  tags: ['!autodocs'],
  parameters: {
    ...describePage('The archive of all data, made on the device, in each state.'),
    ...withTexts(),
  },
});

type Context = Parameters<typeof openDialog>[0];

/** The part of the page with the archive. */
async function dataPart(context: Context) {
  await findForm(context);
  return within(context.canvas.getByRole('region', { name: 'داده‌های شما' }));
}

const take = { name: 'دریافت داده‌های من' };

/** The names of the files of the archive that was saved last. */
async function savedFiles(made: { mock: { calls: unknown[][] } }): Promise<string[]> {
  const archive = made.mock.calls.at(-1)?.[0] as Blob;
  return Object.keys(readArchive(await archive.arrayBuffer()));
}

export const Saved = meta.story({
  parameters: {
    app: {
      ...withTexts().app,
      dictationPorts: arrangeWorkspace({ kept: [keptText] }).dictationPorts,
    },
  },
  play: async (context) => {
    const { userEvent, step } = context;
    const part = await dataPart(context);
    const made = spyOn(URL, 'createObjectURL');
    await step('X-236: all texts, also of the trash and of this device, are saved', async () => {
      await userEvent.click(part.getByRole('button', take));
      await expect(
        await part.findByText('۳۱ نوشته همراه مشخصات و تراکنش‌ها در فایل آمد.', {}, patience),
      ).toBeVisible();
      const files = await savedFiles(made);
      await expect(files.slice(0, 3)).toEqual(['مشخصات.json', 'تراکنش‌ها.csv', 'تراکنش‌ها.json']);
      const inFolder = (folder: string) => files.filter((name) => name.startsWith(folder)).length;
      await expect(inFolder('سطل زباله/')).toBe(4);
      await expect(inFolder('روی این دستگاه/')).toBe(2);
      await expect(files).toContain('نوشته‌ها/فهرست خرید و کارهای امروز.txt');
    });
    await step('X-236: it can be made again', async () => {
      await expect(part.getByRole('button', take)).toHaveFocus();
    });
  },
});

export const Making = meta.story({
  parameters: arrangeProfile((backend) => {
    backend.fillHistory('sara');
    backend.answerSlowly('retrieveHistory', 60_000);
  }),
  play: async (context) => {
    const { userEvent, step } = context;
    const part = await dataPart(context);
    const made = spyOn(URL, 'createObjectURL');
    await step('X-236: the progress is shown, and the button cancels', async () => {
      await userEvent.click(part.getByRole('button', take));
      await expect(
        await part.findByRole('progressbar', { name: 'در حال آماده‌سازی…' }, patience),
      ).toBeVisible();
      await userEvent.click(part.getByRole('button', { name: 'انصراف' }));
    });
    await step('X-236: a canceled archive saves nothing', async () => {
      await waitFor(() => expect(part.queryByRole('progressbar')).toBeNull(), patience);
      await expect(part.getByRole('button', take)).toHaveFocus();
      await expect(made.mock.calls).toEqual([]);
    });
  },
});

/** The archive is being made. */
export const Progress = meta.story({
  parameters: arrangeProfile((backend) => {
    backend.fillHistory('sara');
    backend.answerSlowly('retrieveHistory', 250);
  }),
  play: async (context) => {
    const { userEvent, step } = context;
    const part = await dataPart(context);
    await step('X-236: texts are counted as they are read', async () => {
      await userEvent.click(part.getByRole('button', take));
      await expect(await part.findByText('۸ از ۳۰ نوشته', {}, patience)).toBeVisible();
    });
    await step('X-236: the making goes on while another page is open', async () => {
      const { canvas } = context;
      canvas.getAllByRole('link', { name: /پیام‌ها/u })[0]?.click();
      await canvas.findByRole('heading', { level: 1, name: 'پیام‌ها' }, patience);
      canvas.getAllByRole('link', { name: 'پروفایل' })[0]?.click();
      const again = await dataPart(context);
      await expect(again.getByRole('progressbar')).toBeVisible();
      await expect(await again.findByText(/^۳۰ نوشته همراه/u, {}, patience)).toBeVisible();
    });
  },
});

export const Partly = meta.story({
  parameters: arrangeProfile((backend) => {
    backend.fillHistory('sara');
    backend.answerSlowly('retrieveHistory', 250);
    backend.breakDown('listTransactions', 'server');
  }),
  play: async (context) => {
    const { userEvent, step } = context;
    const part = await dataPart(context);
    const made = spyOn(URL, 'createObjectURL');
    await step('X-236: what is missing is named on the page, with its reason', async () => {
      await userEvent.click(part.getByRole('button', take));
      await part.findByText('۴ از ۳۰ نوشته', {}, patience);
      const account = getServer().account('sara');
      account.conversations = account.conversations.filter(
        ({ title }) => title !== 'برنامهٔ تابستان',
      );
      const missing = await part.findAllByRole('listitem', {}, patience);
      await expect(missing.map(({ textContent }) => textContent)).toEqual([
        'تراکنش‌ها: مشکلی از سوی نویسا پیش آمد. کمی بعد دوباره تلاش کنید.',
        'برنامهٔ تابستان: این متن پیدا نشد.',
      ]);
      await expect(part.getByText(/^۲۹ نوشته در فایل آمد/u)).toBeVisible();
    });
    await step('X-236: a file of the archive names the missing texts', async () => {
      await expect(await savedFiles(made)).toContain('خطاها.txt');
    });
  },
});

export const Failed = meta.story({
  play: async (context) => {
    const { userEvent, step } = context;
    const part = await dataPart(context);
    for (const call of ['retrieveAccount', 'listTransactions', 'listHistory'] as const) {
      getServer().breakDown(call, 'network');
    }
    await step('X-236: without any answer nothing is saved, and that is said', async () => {
      const made = spyOn(URL, 'createObjectURL');
      await userEvent.click(part.getByRole('button', take));
      await expect(await part.findByText('ساخت فایل ممکن نشد.', {}, patience)).toBeVisible();
      await expect(made.mock.calls).toEqual([]);
    });
  },
});

export const BeforeTheEnd = meta.story({
  parameters: arrangeProfile((backend) => {
    backend.fillHistory('sara');
    backend.answerSlowly('retrieveHistory', 250);
  }),
  play: async (context) => {
    const { userEvent, step } = context;
    await findForm(context);
    const dialog = await openDialog(context, 'حذف حساب', { role: 'alertdialog' });
    const end = () => dialog.getByRole('button', { name: 'حذف همیشگی' });
    await step('X-236, X-237: the question offers the data before the account goes', async () => {
      await userEvent.click(dialog.getByRole('button', take));
      await dialog.findByText('۴ از ۳۰ نوشته', {}, patience);
      await expect(end()).toBeDisabled();
    });
    await step('X-237: meanwhile Enter deletes nothing', async () => {
      await userEvent.type(dialog.getByLabelText('نام کاربری'), 'sara');
      await userEvent.type(dialog.getByLabelText('رمز عبور'), 'sara-1405{Enter}');
      await expect(await dialog.findByText(/^۳۰ نوشته همراه/u, {}, patience)).toBeVisible();
      await expect(getServer().people.known('sara')).toBeDefined();
    });
    await step('X-237: the account can be deleted after the download', async () => {
      await waitFor(() => expect(end()).toBeEnabled(), patience);
    });
  },
});
