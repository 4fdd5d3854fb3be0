import { expect, waitFor, within } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import { onPhone } from '../../../../../../../packages/ui/src/layout/stories/viewports.ts';
import type { StepTools } from '../../../../flows/steps.ts';
import {
  arrangeSettings,
  forgetSettings,
  hour,
  numbersSwitch,
  getServer,
  getStoredSettings,
  switchNamed,
} from '../../../../testing/settingsSteps.ts';
import { waitForWords } from '../../../../testing/waitForWords.ts';
import { patience, waitUntil } from '../../../../testing/patience.ts';

const meta = preview.meta({
  title: 'Flows/Settings/Saving',
  tags: ['!autodocs'],
  parameters: {
    ...describePage(
      'The settings screen while it saves changes: pending, saved, refused, offline, and the reset.',
    ),
    ...arrangeSettings(),
  },
});

export const Saved = meta.story({
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await step('X-43: a choice is shown at once, saved and announced', async () => {
      await userEvent.click(await switchNamed(context, numbersSwitch));
      await expect(canvas.getByRole('switch', numbersSwitch)).not.toBeChecked();
      await waitForWords(context, 'تنظیمات ذخیره شد');
      await expect(getStoredSettings()?.convert_numbers).toBe(false);
    });
    await step('X-40: the save is marked beside the switch, and for 2 seconds only', async () => {
      const mark = canvas.getByText('ذخیره شد');
      const [place, label] = [mark, canvas.getByText(numbersSwitch.name)].map((element) =>
        element.getBoundingClientRect(),
      );
      await waitFor(() => expect(mark).toBeVisible());
      await expect(Math.abs((place?.top ?? 0) - (label?.top ?? 0))).toBeLessThan(24);
      await waitFor(() => expect(canvas.queryByText('ذخیره شد')).toBeNull(), patience);
    });
    await step('X-52: the changed sample is announced once, after a rest', async () => {
      await waitFor(
        () =>
          expect(
            canvas
              .getAllByRole('status')
              .filter(({ textContent }: HTMLElement) => /بیست و پنجم آبان/.test(textContent)),
          ).toHaveLength(1),
        patience,
      );
    });
    await step('X-43: the number mode is disabled without digits', async () => {
      await expect(canvas.queryByRole('radio', { name: /هوشمند/ })).toBeNull();
    });
    await step('X-48: arrow keys choose and the focus stays', async () => {
      canvas.getByRole('radio', { name: 'خانهٔ ما' }).focus();
      await userEvent.keyboard('{ArrowLeft}');
      await expect(canvas.getByRole('radio', { name: 'خانه‌ی ما' })).toHaveFocus();
      await waitFor(() => expect(getStoredSettings()?.preferences.ezafe).toBe('ye'), patience);
      await expect(canvas.getByRole('radio', { name: 'خانه‌ی ما' })).toHaveFocus();
    });
  },
});

export const Saving = meta.story({
  parameters: arrangeSettings((backend) => backend.answerSlowly('setConfig', hour)),
  play: async (context) => {
    await context.userEvent.click(await switchNamed(context, numbersSwitch));
    await waitForWords(context, 'در حال ذخیره…');
  },
});

const refusing = arrangeSettings((backend) =>
  backend.breakDown('setConfig', { status: 400, body: { convert_numbers: ['نمی‌شود.'] } }),
);

/**
 * Chooses twice, far down the page last, and waits until both are refused. Both presses are in one task: on a busy
 * machine the second one came after the first had been sent.
 */
async function chooseInVain(context: StepTools): Promise<void> {
  const numbers = await switchNamed(context, numbersSwitch);
  const ezafe = context.canvas.getByRole('radio', { name: 'خانه‌ی ما' });
  numbers.click();
  ezafe.click();
  await waitForWords(context, 'ذخیره نشد؛ تنظیمات قبلی برگردانده شد.');
}

export const RolledBack = meta.story({
  parameters: refusing,
  play: async (context) => {
    const { canvas, step } = context;
    await step('X-40: a refused change is rolled back with its reason', async () => {
      await chooseInVain(context);
      await expect(canvas.getByText('نمی‌شود.')).toBeVisible();
      await expect(canvas.getByRole('switch', numbersSwitch)).toBeChecked();
      await expect(canvas.getByRole('radio', { name: 'خانهٔ ما' })).toBeChecked();
    });
    await step('X-40: both settings are marked, each beside its control', async () => {
      await expect(canvas.getAllByText('ذخیره نشد')).toHaveLength(2);
    });
    await step('X-40: the notice is visible after scrolling', async () => {
      const { top, bottom } = canvas.getByText('نمی‌شود.').getBoundingClientRect();
      await expect(top).toBeGreaterThan(0);
      await expect(bottom).toBeLessThan(innerHeight);
    });
  },
});

export const TriedAgain = meta.story({
  parameters: refusing,
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await step('X-40: a retry saves the refused change', async () => {
      await chooseInVain(context);
      getServer().repair('setConfig');
      await userEvent.click(canvas.getByRole('button', { name: 'تلاش دوباره' }));
      await waitForWords(context, 'تنظیمات ذخیره شد');
      await expect(canvas.getAllByText('ذخیره شد')).toHaveLength(2);
      await expect(getStoredSettings()).toMatchObject({
        convert_numbers: false,
        preferences: { ezafe: 'ye' },
      });
      await expect(canvas.getByRole('radio', { name: 'خانه‌ی ما' })).toBeChecked();
    });
  },
});

const withoutNetwork = arrangeSettings((backend) => backend.breakDown('setConfig', 'network'));

export const Offline = meta.story({
  parameters: withoutNetwork,
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await step('X-25: an offline choice stays on this device', async () => {
      await userEvent.click(await switchNamed(context, numbersSwitch));
      await waitForWords(context, /اتصال اینترنت قطع است/);
      await expect(canvas.getByRole('switch', numbersSwitch)).not.toBeChecked();
      await expect(localStorage.getItem('nevisa.writing')).toContain('"convert_numbers":false');
    });
  },
});

export const BackOnline = meta.story({
  parameters: withoutNetwork,
  play: async (context) => {
    const { userEvent, step } = context;
    await step('X-25: the choice is saved when the network returns', async () => {
      await userEvent.click(await switchNamed(context, numbersSwitch));
      await waitForWords(context, /اتصال اینترنت قطع است/);
      getServer().repair('setConfig');
      window.dispatchEvent(new Event('online'));
      await waitForWords(context, 'تنظیمات ذخیره شد');
      await expect(getStoredSettings()?.convert_numbers).toBe(false);
    });
  },
});

export const ResettingOnPhone = meta.story({
  globals: onPhone,
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await switchNamed(context, numbersSwitch);
    await step('the mark of the reset moves no action and no line', async () => {
      const reset = canvas.getByRole('button', { name: 'بازگشت به پیش‌فرض' });
      const before = reset.getBoundingClientRect();
      await userEvent.click(reset);
      const dialog = within(await canvas.findByRole('alertdialog'));
      await userEvent.click(dialog.getByRole('button', { name: 'بازگشت به پیش‌فرض' }));
      const header = within(reset.parentElement as HTMLElement);
      const word = await header.findByText('ذخیره شد', { selector: 'span' }, patience);
      await expect(reset.getBoundingClientRect().left).toBe(before.left);
      await expect(reset.getBoundingClientRect().top).toBe(before.top);
      const mark = word.previousElementSibling?.getBoundingClientRect();
      await expect(before.left - (mark?.right ?? Infinity)).toBeGreaterThan(4);
    });
  },
});

export const Loading = meta.story({
  parameters: arrangeSettings((backend) => {
    forgetSettings(backend);
    backend.answerSlowly('setConfig', hour);
  }),
  play: async (context) => {
    await expect(
      await context.canvas.findByText('در حال بارگذاری…', {}, patience),
    ).toBeInTheDocument();
  },
});

const notHad = arrangeSettings((backend) => {
  forgetSettings(backend);
  backend.breakDown('setConfig', 'server');
});

export const NotLoaded = meta.story({
  parameters: notHad,
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await step('A05: a failed load shows a retry, which keeps the focus', async () => {
      await waitForWords(context, 'تنظیمات بارگذاری نشد');
      const retry = canvas.getByRole('button', { name: 'تلاش دوباره' });
      await userEvent.click(retry);
      await waitUntil(() => expect(retry).not.toHaveAttribute('aria-busy'));
      await expect(retry).toHaveFocus();
    });
  },
});

export const LoadedAgain = meta.story({
  parameters: notHad,
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await step('A05: the retry loads the settings', async () => {
      await waitForWords(context, 'تنظیمات بارگذاری نشد');
      getServer().repair('setConfig');
      await userEvent.click(canvas.getByRole('button', { name: 'تلاش دوباره' }));
      await expect(await switchNamed(context, numbersSwitch)).toBeChecked();
    });
  },
});
