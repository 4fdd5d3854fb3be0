import { expect, waitFor } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { TopProgress } from './TopProgress.tsx';

const meta = preview.meta({
  title: 'Components/Feedback/TopProgress',
  component: TopProgress,
  args: { active: true },
});

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await step('a slow navigation shows and announces the progress bar', async () => {
      await waitFor(() =>
        expect(canvas.getByRole('progressbar', { name: 'در حال بارگذاری…' })).toBeVisible(),
      );
    });
  },
});

export const Idle = meta.story({
  args: { active: false },
  play: async ({ canvas, step }) => {
    await step('no navigation is in progress', async () => {
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
