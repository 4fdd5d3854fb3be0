import { expect, spyOn } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import { signInAs, type StepFunction, type StepTools } from '../../flows/steps.ts';
import { paths } from '../../shared/paths.ts';
import { patience, waitUntil } from '../../testing/patience.ts';

const meta = preview.meta({
  title: 'Flows/Sign-in that is not stored',
  tags: ['!autodocs'],
  parameters: {
    ...describePage('The banner after a sign-in in a browser that stores nothing, or has no room.'),
    app: { path: paths.signIn },
  },
});

const sentence = /مرورگر ورود شما را نگه نمی‌دارد/;

const playSignIn = async (context: StepTools & { step: StepFunction }) => {
  const { canvas, userEvent, step } = context;
  await step('S02: the person is signed in for this page, and a banner says so', async () => {
    await signInAs(context, 'sara', 'sara-1405');
    const banner = await canvas.findByText(sentence, {}, patience);
    await expect(banner).toBeVisible();
    await expect(banner.closest('[role="status"]')).not.toBeNull();
  });
  await step('S02: it can be closed', async () => {
    await userEvent.click(canvas.getByRole('button', { name: 'بستن' }));
    await waitUntil(() => expect(canvas.queryByText(sentence)).toBeNull());
  });
};

export const Default = meta.story({
  play: playSignIn,
  beforeEach: () => {
    const refused = spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    return () => refused.mockRestore();
  },
});

/** Each access to the storage throws, as where the person has forbidden it (S01). */
export const Forbidden = meta.story({
  play: playSignIn,
  beforeEach: async () => {
    const forbidden = (['localStorage', 'sessionStorage'] as const).map((name) =>
      spyOn(window, name, 'get').mockImplementation(() => {
        throw new DOMException('forbidden', 'SecurityError');
      }),
    );
    await expect(() => localStorage).toThrow('forbidden');
    await expect(() => sessionStorage).toThrow('forbidden');
    return () => forbidden.forEach((each) => each.mockRestore());
  },
});
