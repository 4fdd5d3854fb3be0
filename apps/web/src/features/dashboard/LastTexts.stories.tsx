import type { Backend } from '@nevisa/mocks/backend';
import { expect } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import { findPart, keptText } from '../../testing/dashboardSteps.ts';
import { arrangeWorkspace } from '../../testing/dictationSteps.ts';
import { paths } from '../../shared/paths.ts';

const app = { path: paths.dashboard, as: 'sara' } as const;

const meta = preview.meta({
  title: 'Screens/Dashboard/Last texts',
  tags: ['!autodocs'],
  parameters: {
    ...describePage('The newest texts of the dashboard, with those of this device.'),
    app,
  },
});

export const HistoryDownWithText = meta.story({
  parameters: {
    picture: true,
    app: {
      ...app,
      dictationPorts: arrangeWorkspace({ kept: [keptText] }).dictationPorts,
      arrange: (backend: Backend) => backend.breakDown('listHistory', 'network'),
    },
  },
  play: async ({ canvas, step }) => {
    await step('X-121: the texts of the device are shown without those of the server', async () => {
      const texts = await findPart(canvas, 'آخرین نوشته‌ها');
      await expect(await texts.findAllByRole('listitem')).toHaveLength(1);
      await expect(texts.getByText(/این‌ها روی همین دستگاه است/)).toBeVisible();
      await expect(texts.getByRole('button', { name: 'تلاش دوباره' })).toBeVisible();
    });
  },
});

export const TextsStayHere = meta.story({
  parameters: {
    app: {
      ...app,
      dictationPorts: arrangeWorkspace({ kept: [keptText] }).dictationPorts,
      arrange: (backend: Backend) => {
        backend.fillHistory('sara');
        backend.setConfig(backend.account('sara'), { save_transcriptions: false });
      },
    },
  },
  play: async ({ canvas, step }) => {
    await step(
      'X-132: while texts are not stored, those of the device are the last ones',
      async () => {
        const texts = await findPart(canvas, 'آخرین نوشته‌ها');
        await expect(await texts.findAllByRole('listitem')).toHaveLength(1);
      },
    );
  },
});
