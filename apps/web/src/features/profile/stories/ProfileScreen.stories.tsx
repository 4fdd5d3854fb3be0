import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import { onPhone } from '../../../../../../packages/ui/src/layout/stories/viewports.ts';
import { arrangeProfile, findForm, getServer } from '../../../testing/profileSteps.ts';
import { waitForWords } from '../../../testing/waitForWords.ts';
import { accountText } from '../../../shared/text/accountText.ts';
import { loseNetwork, returnNetwork } from '../../../testing/network.ts';
import { patience, waitUntil } from '../../../testing/patience.ts';

const meta = preview.meta({
  title: 'Screens/Profile',
  tags: ['!autodocs'],
  parameters: {
    ...describePage('The own account, and the states of its form.'),
    ...arrangeProfile(),
  },
});

export const Default = meta.story({
  parameters: { picture: true },
  play: async (context) => {
    const { canvas, step } = context;
    await findForm(context);
    await step('X-230: the form shows what the server has', async () => {
      await expect(canvas.getByRole('textbox', { name: 'نام' })).toHaveValue('سارا');
      await expect(canvas.getByRole('radio', { name: 'زن' })).toBeChecked();
      // The provinces are loaded after the form.
      const province = canvas.getByRole('combobox', { name: 'استان' });
      await waitUntil(() => expect(province).toHaveValue('تهران'));
    });
    await step('X-231: the birthday is a day of the Persian calendar', async () => {
      const birthday = canvas.getByRole('group', { name: 'تاریخ تولد' });
      await expect(birthday).toHaveTextContent(/۱۳۷۰\/۰۱\/۰۱|۱\/۱\/۱۳۷۰|۱۳۷۰/u);
    });
    await step('X-230: nothing is to be saved', async () => {
      await expect(canvas.getByRole('button', { name: 'ذخیرهٔ تغییرات' })).toBeDisabled();
    });
  },
});

export const CopiedInvitation = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const link = 'https://nevisa.test/session/signup?referrer=sara';
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    await step('X-238: the link is shown and copied, and that is said', async () => {
      await expect(await canvas.findByText(link, {}, patience)).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'کپی لینک' }));
      await expect(write.mock.calls).toEqual([[link]]);
      await expect(await canvas.findByText('کپی شد', {}, patience)).toBeVisible();
    });
  },
});

const share = fn(() => Promise.reject(new DOMException('', 'AbortError')));

export const SharedInvitation = meta.story({
  beforeEach: () => {
    share.mockClear();
    Object.defineProperty(navigator, 'share', { configurable: true, value: share });
    return () => {
      Reflect.deleteProperty(navigator, 'share');
    };
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('X-238: the link is shared, and a person who gives up sees no failure', async () => {
      await userEvent.click(
        await canvas.findByRole('button', { name: accountText.shareLink }, patience),
      );
      await expect(share).toHaveBeenCalledWith({
        url: 'https://nevisa.test/session/signup?referrer=sara',
      });
      const alerts = canvas.queryAllByRole('alert').map(({ textContent }) => textContent);
      await expect(alerts.join('')).toBe('');
    });
  },
});

export const Narrow = meta.story({
  parameters: { picture: true },
  globals: onPhone,
  play: async (context) => {
    await findForm(context);
  },
});

export const Dark = meta.story({ globals: { scheme: 'dark' } });

export const Empty = meta.story({
  parameters: arrangeProfile(() => undefined, 'reza'),
  play: async (context) => {
    const { canvas, step } = context;
    await findForm(context);
    await step('X-238: without a link there is no invitation', async () => {
      await expect(canvas.queryByRole('region', { name: 'دعوت از دوستان' })).toBeNull();
    });
    await step('X-233: a picture can be removed', async () => {
      await context.userEvent.click(canvas.getByRole('button', { name: 'برداشتن تصویر' }));
      await waitFor(
        () => expect(canvas.queryByRole('button', { name: 'برداشتن تصویر' })).toBeNull(),
        patience,
      );
      await expect(getServer().account('reza').profile.avatar_url).toBeNull();
    });
  },
});

export const Saved = meta.story({
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await findForm(context);
    await step(
      'X-232: another province clears a city that it does not have, and says so',
      async () => {
        const province = canvas.getByRole('combobox', { name: 'استان' });
        // The Arabic form of the letters is found, too.
        await userEvent.type(province, 'كرما', {
          initialSelectionStart: 0,
          initialSelectionEnd: 'تهران'.length,
        });
        await userEvent.click(await screen.findByRole('option', { name: 'کرمان' }, patience));
        await expect(canvas.getByRole('combobox', { name: 'شهر' })).toHaveValue('');
        // In the hint, and in the region that announces it.
        await canvas.findAllByText(/«تهران» در این استان نیست/u, {}, patience);
      },
    );
    await step('X-232: the cities are those of the province', async () => {
      await userEvent.type(canvas.getByRole('combobox', { name: 'شهر' }), 'رف');
      await userEvent.click(await screen.findByRole('option', { name: 'رفسنجان' }, patience));
    });
    const sent = spyOn(window, 'fetch');
    await step(
      'R-181, X-230: all is saved together, and the menu has the name at once',
      async () => {
        const name = canvas.getByRole('textbox', { name: 'نام' });
        await userEvent.clear(name);
        await userEvent.type(name, '  مینا ');
        await userEvent.click(canvas.getByRole('radio', { name: 'نمی‌خواهم بگویم' }));
        const save = canvas.getByRole('button', { name: 'ذخیرهٔ تغییرات' });
        await userEvent.click(save);
        await waitForWords(context, 'پروفایل ذخیره شد');
        await expect(save).toHaveFocus();
        await expect(getServer().account('sara').profile).toEqual({
          first_name: 'مینا',
          last_name: 'محمدی',
          gender: null,
          birthday: '1991-03-21',
          country: 'ایران',
          province: 'کرمان',
          city: 'رفسنجان',
          avatar_url: null,
        });
        await waitFor(
          () => expect(canvas.getAllByText('مینا محمدی').length).toBeGreaterThan(0),
          patience,
        );
      },
    );
    await step('R-198: the account is loaded again after the change', async () => {
      const addresses = () => sent.mock.calls.map(([address]) => address as string);
      await waitFor(
        () => expect(addresses()).toContainEqual(expect.stringMatching(/\/account\/retrieve$/u)),
        patience,
      );
    });
    sent.mockRestore();
  },
});

export const Refused = meta.story({
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await findForm(context);
    await step(
      'X-230: the sentence of the server is under its field, and the text stays',
      async () => {
        const name = canvas.getByRole('textbox', { name: 'نام خانوادگی' });
        await userEvent.clear(name);
        await userEvent.click(name);
        await userEvent.paste('م'.repeat(300));
        await userEvent.click(canvas.getByRole('button', { name: 'ذخیرهٔ تغییرات' }));
        await waitFor(
          () =>
            expect(name).toHaveAccessibleDescription(
              expect.stringContaining('بیش از ۱۰۰ نویسه پذیرفته نمی‌شود.'),
            ),
          patience,
        );
        await expect(name).toHaveValue('م'.repeat(300));
        await expect(getServer().account('sara').profile.last_name).toBe('محمدی');
      },
    );
    await step('X-230: typing clears the sentence', async () => {
      const name = canvas.getByRole('textbox', { name: 'نام خانوادگی' });
      await userEvent.clear(name);
      await expect(name).not.toHaveAccessibleDescription(expect.stringContaining('۱۰۰'));
    });
  },
});

export const NetworkDown = meta.story({
  parameters: arrangeProfile((backend) => backend.breakDown('updateProfile', 'network')),
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await findForm(context);
    await step('X-230: a cut line keeps what was typed, and the next try saves it', async () => {
      const name = canvas.getByRole('textbox', { name: 'نام' });
      await userEvent.type(name, 'ناز');
      await userEvent.click(canvas.getByRole('button', { name: 'ذخیرهٔ تغییرات' }));
      await waitForWords(context, 'خطا در شبکه');
      await expect(name).toHaveValue('ساراناز');
      getServer().repair('updateProfile');
      await userEvent.click(canvas.getByRole('button', { name: 'ذخیرهٔ تغییرات' }));
      await waitForWords(context, 'پروفایل ذخیره شد');
    });
  },
});

/** The device has no network. */
export const Offline = meta.story({
  parameters: arrangeProfile((backend) => backend.breakDown('updateProfile', 'network')),
  beforeEach: loseNetwork,
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await findForm(context);
    await step(
      'X-230: the form says, as the banner does, that the save waits for the network',
      async () => {
        const name = canvas.getByRole('textbox', { name: 'نام' });
        await userEvent.type(name, 'ناز');
        await userEvent.click(canvas.getByRole('button', { name: 'ذخیرهٔ تغییرات' }));
        await waitForWords(context, /در همین صفحه می‌ماند و پس از اتصال ذخیره می‌شود/u);
        await expect(canvas.queryByText(/ذخیره نشد/u)).toBeNull();
        await expect(name).toHaveValue('ساراناز');
      },
    );
    await step('X-230: it is sent when the network returns', async () => {
      getServer().repair('updateProfile');
      returnNetwork();
      await waitForWords(context, 'پروفایل ذخیره شد');
    });
  },
});

export const Leaving = meta.story({
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await findForm(context);
    await step('X-115: leaving with an unsaved name asks, and staying keeps it', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'نام' }), 'ناز');
      await userEvent.click(canvas.getAllByRole('link', { name: /پیام‌ها/u })[0] as HTMLElement);
      const question = within(await canvas.findByRole('alertdialog', {}, patience));
      await userEvent.click(question.getByRole('button', { name: 'ماندن در صفحه' }));
      await expect(canvas.getByRole('textbox', { name: 'نام' })).toHaveValue('ساراناز');
    });
  },
});
