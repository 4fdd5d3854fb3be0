import type { Backend } from '@nevisa/mocks/backend';
import { services } from '@nevisa/mocks/services';
import { expect } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import { findPart } from '../../testing/dashboardSteps.ts';
import { paths } from '../../shared/paths.ts';

const [, ten] = services;

const app = { path: paths.dashboard, as: 'reza' } as const;

const meta = preview.meta({
  title: 'Screens/Dashboard/No package',
  tags: ['!autodocs'],
  parameters: {
    ...describePage('The packages on sale of the dashboard, for a user without one.'),
    app,
  },
});

export const PackagesNotLoaded = meta.story({
  parameters: {
    picture: true,
    app: {
      ...app,
      arrange: (backend: Backend) => backend.breakDown('getServices', 'network'),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('بسته‌ها بارگذاری نشد')).toBeVisible();
  },
});

export const PackagesForTelegramOnly = meta.story({
  parameters: {
    app: {
      ...app,
      arrange: (backend: Backend) => {
        const [, service] = backend.getServices();
        backend.breakDown('getServices', {
          status: 200,
          body: [{ ...service, is_for_telegram: true }],
        });
      },
    },
  },
  play: async ({ canvas, step }) => {
    await step('X-80: packages of the bot are shown when there are no others', async () => {
      const none = await findPart(canvas, 'بستهٔ فعالی ندارید');
      await expect(await none.findAllByRole('listitem')).toHaveLength(1);
    });
    await step('X-204: the row of a package opens its purchase', async () => {
      const none = await findPart(canvas, 'بستهٔ فعالی ندارید');
      await expect(none.getByRole('link', { name: /بستهٔ ده‌ساعته/u })).toHaveAttribute(
        'href',
        `${paths.packages}?buy=${ten.id}`,
      );
    });
  },
});

export const PackagesOfBothKinds = meta.story({
  parameters: {
    app: {
      ...app,
      arrange: (backend: Backend) => {
        const [first, second] = backend.getServices();
        backend.breakDown('getServices', {
          status: 200,
          body: [
            { ...first, is_for_telegram: true },
            { ...second, is_for_telegram: false },
          ],
        });
      },
    },
  },
  play: async ({ canvas, step }) => {
    await step('X-80: packages of the bot are hidden beside others', async () => {
      const none = await findPart(canvas, 'بستهٔ فعالی ندارید');
      const rows = await none.findAllByRole('listitem');
      await expect(rows).toHaveLength(1);
      await expect(rows[0]).toHaveTextContent('بستهٔ ده‌ساعته');
    });
  },
});
