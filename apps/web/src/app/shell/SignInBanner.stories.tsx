import { expect, spyOn, waitFor } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import { signInAs } from '../../flows/steps.ts';
import { paths } from '../../shared/paths.ts';
import { patience } from '../../testing/patience.ts';

const meta = preview.meta({
  title: 'Flows/Sign-in that is not stored',
  tags: ['!autodocs'],
  parameters: {
    ...describePage('The banner after a sign-in in a browser that stores nothing, or has no room.'),
    app: { path: paths.signIn },
  },
});

const sentence = /مرورگر ورود شما را نگه نمی‌دارد/;

export const Default = meta.story({
  beforeEach: () => {
    const refused = spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    return () => refused.mockRestore();
  },
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await step('S02: the person is signed in for this page, and a banner says so', async () => {
      await signInAs(context, 'sara', 'sara-1405');
      const banner = await canvas.findByText(sentence, {}, patience);
      await expect(banner).toBeVisible();
      await expect(banner.closest('[role="status"]')).not.toBeNull();
    });
    await step('S02: it can be closed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'بستن' }));
      await waitFor(() => expect(canvas.queryByText(sentence)).toBeNull());
    });
  },
});

/** Each access to the storage throws, as where the person has forbidden it (S01). */
export const Forbidden = Default.extend({
  beforeEach: async () => {
    const forbidden = spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    await expect(() => localStorage).toThrow('forbidden');
    return () => forbidden.mockRestore();
  },
});
