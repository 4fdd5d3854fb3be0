import { expect } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import { openHistory } from '../../../testing/historySteps.ts';
import { patience } from '../../../testing/patience.ts';

const meta = preview.meta({
  title: 'Flows/History/Files',
  tags: ['!autodocs'],
  parameters: {
    ...describePage('A file becomes a text: from the history, with the whole app.'),
    ...openHistory('', () => undefined),
  },
});

/** Texts stay on this device. */
export const StoredHere = meta.story({
  parameters: openHistory('', (backend) => {
    const { configuration } = backend.account('sara').nevisa_service_account;
    if (configuration !== null) {
      configuration.save_transcriptions = false;
    }
  }),
  play: async ({ canvas, step }) => {
    await step('X-132: nothing is sent, so no file can be added', async () => {
      await canvas.findByText(/نگهداری متن‌ها خاموش/, {}, patience);
      await expect(canvas.queryByRole('button', { name: 'افزودن فایل' })).toBeNull();
    });
  },
});
