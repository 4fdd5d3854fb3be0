import { expect, fn } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { Card } from '../../components/data/Card/Card.tsx';
import { SplitPane } from './SplitPane.tsx';

const meta = preview.meta({
  title: 'Layout/SplitPane',
  component: SplitPane,
  args: {
    label: 'پهنای فهرست',
    start: <Card>فهرست نوشته‌ها</Card>,
    end: (
      <Card>
        متن نوشتهٔ برگزیده این‌جا می‌آید و هر اندازه که بلند باشد در پهنای خود می‌ماند و سطر به سطر
        پایین می‌رود.
      </Card>
    ),
    onShareChange: fn(),
  },
});

export const Default = meta.story({
  parameters: { picture: true },
  play: async ({ canvas, userEvent, args, step }) => {
    const line = canvas.getByRole('separator', { name: 'پهنای فهرست' });
    await step('right to left: ArrowLeft widens the first pane', async () => {
      await userEvent.tab();
      await expect(line).toHaveFocus();
      await userEvent.keyboard('{ArrowLeft}');
      await expect(line).toHaveAttribute('aria-valuenow', '55');
      await userEvent.keyboard('{ArrowRight}{ArrowRight}');
      await expect(args.onShareChange).toHaveBeenLastCalledWith(45);
    });
    await step('Home and End move to the limits, Enter restores the initial share', async () => {
      await userEvent.keyboard('{Home}');
      await expect(line).toHaveAttribute('aria-valuenow', '20');
      await userEvent.keyboard('{End}');
      await expect(line).toHaveAttribute('aria-valuenow', '80');
      await userEvent.keyboard('{Enter}');
      await expect(line).toHaveAttribute('aria-valuenow', '50');
    });
  },
});

export const LeftToRight = meta.story({
  globals: { direction: 'ltr' },
  play: async ({ canvas, userEvent, step }) => {
    await step('left to right: ArrowRight widens the first pane', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getByRole('separator')).toHaveAttribute('aria-valuenow', '55');
    });
  },
});

export const Narrow = meta.story({
  parameters: { picture: true },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, step }) => {
    await step('phones have no separator', async () => {
      await expect(canvas.queryByRole('separator')).toBeNull();
    });
  },
});

export const Sheet = meta.story({ parameters: { everyTheme: true, picture: true } });
