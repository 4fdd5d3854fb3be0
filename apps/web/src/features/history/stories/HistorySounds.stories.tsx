import { expect, within } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import { getRow, getServer, shopping } from '../../../testing/historySteps.ts';
import { patience, waitUntil } from '../../../testing/patience.ts';
import { openWithSound, textWithSound } from '../../../testing/soundSteps.ts';

const slow = 10_000_000;

const meta = preview.meta({
  title: 'Flows/History/Sounds',
  tags: ['!autodocs'],
  parameters: {
    ...describePage('What a row and an opened text say of a sound that is not at the server.'),
    ...openWithSound((backend) => backend.answerSlowly('uploadHistoryAudio', slow)),
  },
});

export const Sending = meta.story({
  play: async ({ canvas, step }) => {
    const row = within(await getRow(canvas, shopping));
    await step('X-153: the row says that its sound is being sent', async () => {
      await expect(await row.findByText('صدا در حال ارسال است: ۰٪', {}, patience)).toBeVisible();
    });
  },
});

export const Sent = meta.story({
  parameters: openWithSound(() => undefined),
  play: async ({ canvas, step }) => {
    const row = within(await getRow(canvas, shopping));
    await step('X-153: behind the text both parts are sent, and the row says no more', async () => {
      const find = () =>
        getServer()
          .account('sara')
          .conversations.find(({ title }) => title === shopping);
      await waitUntil(() => expect(find()?.has_audio).toBe(true));
      const text = find();
      await expect(text && getServer().getUploadedSound(text)?.size).toBe(1_200_000);
      await waitUntil(() => expect(row.queryByText(/صدا در حال ارسال/)).toBeNull());
    });
  },
});

export const Offline = meta.story({
  parameters: openWithSound((backend) => backend.breakDown('uploadHistoryAudio', 'network')),
  play: async ({ canvas, step }) => {
    const row = within(await getRow(canvas, shopping));
    await step('X-153: the row says where the sound is, and when it is sent', async () => {
      await expect(
        await row.findByText(/^صدا روی این دستگاه است و پس از اتصال/, {}, patience),
      ).toBeVisible();
    });
  },
});

export const ServerFull = meta.story({
  parameters: openWithSound((backend) =>
    backend.breakDown('uploadHistoryAudio', { status: 507, body: { detail: 'جا نیست.' } }),
  ),
  play: async ({ canvas, step }) => {
    const row = within(await getRow(canvas, shopping));
    await step('X-153: the row says that the server has no room', async () => {
      await expect(await row.findByText(/تاریخچه جا ندارد/, {}, patience)).toBeVisible();
    });
  },
});

const refused = { status: 415, body: { detail: 'این قالب پذیرفته نیست.' } };

export const Refused = meta.story({
  parameters: openWithSound(
    (backend) => backend.breakDown('uploadHistoryAudio', refused),
    textWithSound,
  ),
  play: async ({ canvas, userEvent, step }) => {
    const words = /^صدا فقط روی این دستگاه است؛ قالب آن در تاریخچه پذیرفته نشد/;
    await step('X-153: the opened text says that its sound is on this device only', async () => {
      await expect(await canvas.findByText(words, {}, patience)).toBeVisible();
    });
    await step('X-153: another try sends it, when the server takes it', async () => {
      getServer().repair('uploadHistoryAudio');
      await userEvent.click(canvas.getByRole('button', { name: 'تلاش دوباره' }));
      await waitUntil(() => expect(canvas.queryByText(words)).toBeNull());
    });
  },
});
