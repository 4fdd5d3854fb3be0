import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import {
  arrangeSettings,
  forgetSettings,
  hour,
  numbersSwitch,
  said,
  serverOfStory,
  slow,
  storedSettings,
  switchNamed,
} from '../../../testing/settingsSteps.ts';

const meta = preview.meta({
  title: 'Screens/Settings/Saving',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', ...arrangeSettings() },
});

export const Saved = meta.story({
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await step('X-43: a choice is seen at once, saved, and said quietly', async () => {
      await userEvent.click(await switchNamed(context, numbersSwitch));
      await expect(canvas.getByRole('switch', numbersSwitch)).not.toBeChecked();
      await said(context, 'تنظیمات ذخیره شد');
      await expect(storedSettings()?.convert_numbers).toBe(false);
    });
    await step('X-43: which numbers is no question when none is written in digits', async () => {
      await expect(canvas.queryByRole('radio', { name: /هوشمند/ })).toBeNull();
    });
    await step('X-48: the arrows choose, and the focus stays', async () => {
      canvas.getByRole('radio', { name: 'خانهٔ ما' }).focus();
      await userEvent.keyboard('{ArrowLeft}');
      await expect(canvas.getByRole('radio', { name: 'خانه‌ی ما' })).toHaveFocus();
      await waitFor(() => expect(storedSettings()?.preferences.ezafe).toBe('ye'), slow);
      await expect(canvas.getByRole('radio', { name: 'خانه‌ی ما' })).toHaveFocus();
    });
  },
});

export const Saving = meta.story({
  parameters: arrangeSettings((backend) => {
    backend.answerSlowly('setConfig', hour);
  }),
  play: async (context) => {
    await context.userEvent.click(await switchNamed(context, numbersSwitch));
    await said(context, 'در حال ذخیره…');
  },
});

export const RolledBack = meta.story({
  parameters: arrangeSettings((backend) => {
    backend.breakDown('setConfig', { status: 400, body: { convert_numbers: ['نمی‌شود.'] } });
  }),
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await step('X-40: what the server refuses goes back, with its words and a way on', async () => {
      await userEvent.click(await switchNamed(context, numbersSwitch));
      await userEvent.click(canvas.getByRole('radio', { name: 'خانه‌ی ما' }));
      await said(context, 'ذخیره نشد؛ تنظیمات قبلی برگردانده شد.');
      await expect(canvas.getByText('نمی‌شود.')).toBeVisible();
      await expect(canvas.getByRole('switch', numbersSwitch)).toBeChecked();
      await expect(canvas.getByRole('radio', { name: 'خانهٔ ما' })).toBeChecked();
    });
    await step('X-40: another try takes what was refused', async () => {
      serverOfStory().repair('setConfig');
      await userEvent.click(canvas.getByRole('button', { name: 'تلاش دوباره' }));
      await said(context, 'تنظیمات ذخیره شد');
      await expect(storedSettings()).toMatchObject({
        convert_numbers: false,
        preferences: { ezafe: 'ye' },
      });
      await expect(canvas.getByRole('radio', { name: 'خانه‌ی ما' })).toBeChecked();
    });
  },
});

export const Offline = meta.story({
  parameters: arrangeSettings((backend) => {
    backend.breakDown('setConfig', 'network');
  }),
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await step('X-25: without a network the choice stays, on this device', async () => {
      await userEvent.click(await switchNamed(context, numbersSwitch));
      await said(context, /اینترنت وصل نیست/);
      await expect(canvas.getByRole('switch', numbersSwitch)).not.toBeChecked();
      await expect(localStorage.getItem('nevisa.writing')).toContain('"convert_numbers":false');
    });
    await step('X-25: and is saved when the network is back', async () => {
      serverOfStory().repair('setConfig');
      window.dispatchEvent(new Event('online'));
      await said(context, 'تنظیمات ذخیره شد');
      await expect(storedSettings()?.convert_numbers).toBe(false);
    });
  },
});

export const Loading = meta.story({
  parameters: arrangeSettings((backend) => {
    forgetSettings(backend);
    backend.answerSlowly('setConfig', hour);
  }),
  play: async (context) => {
    await expect(await context.canvas.findByText('در حال بارگذاری…', {}, slow)).toBeInTheDocument();
  },
});

export const NotLoaded = meta.story({
  parameters: arrangeSettings((backend) => {
    forgetSettings(backend);
    backend.breakDown('setConfig', 'server');
  }),
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await step('A05: settings that could not be had can be asked for again', async () => {
      await said(context, 'تنظیمات بارگذاری نشد');
      serverOfStory().repair('setConfig');
      await userEvent.click(canvas.getByRole('button', { name: 'تلاش دوباره' }));
      await expect(await switchNamed(context, numbersSwitch)).toBeChecked();
    });
  },
});
