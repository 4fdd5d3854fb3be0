import { expect } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { Button } from '../../actions/Button/Button.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = preview.meta({
  title: 'Components/Helpers/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'پیام جدید' },
});

export const Default = meta.story({
  render: (args) => (
    <Button>
      <VisuallyHidden {...args} /> پشتیبانی
    </Button>
  ),
  play: async ({ canvas, step }) => {
    await step('the text is announced and takes no space', async () => {
      await expect(canvas.getByRole('button', { name: 'پیام جدید پشتیبانی' })).toBeVisible();
      await expect(canvas.getByText('پیام جدید').getBoundingClientRect().width).toBe(1);
    });
  },
});
