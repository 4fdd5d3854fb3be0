import { expect, waitFor } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { TopProgress } from './TopProgress.tsx';

const meta = preview.meta({
  title: 'Components/TopProgress',
  component: TopProgress,
  args: { active: true },
});

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await step('it is seen and read out when the page takes its time', async () => {
      await waitFor(() =>
        expect(canvas.getByRole('progressbar', { name: 'در حال بارگذاری…' })).toBeVisible(),
      );
    });
  },
});

export const Idle = meta.story({
  args: { active: false },
  play: async ({ canvas, step }) => {
    await step('nothing is on its way', async () => {
      await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument();
    });
  },
});

export const Sheet = meta.story({
  parameters: { everyTheme: true, picture: true },
  render: (args) => (
    <div style={{ position: 'relative', blockSize: 12 }}>
      <TopProgress {...args} style={{ position: 'absolute' }} />
    </div>
  ),
});
