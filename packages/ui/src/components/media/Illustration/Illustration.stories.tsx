import { expect } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import {
  Illustration,
  illustrationNames,
  illustrationSizes,
  type IllustrationSize,
} from './Illustration.tsx';
import { renderIn } from '../../../testing/renderIn.tsx';

const sizes = Object.keys(illustrationSizes) as IllustrationSize[];

const meta = preview.meta({
  title: 'Components/Media/Illustration',
  component: Illustration,
  args: { name: 'empty' as const },
});

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await step('an illustration without a label is decorative', async () => {
      await expect(canvas.queryByRole('img')).toBeNull();
    });
  },
});

export const Labelled = meta.story({
  args: { name: '404', label: 'تصویر صفحهٔ پیدانشده' },
  play: async ({ canvas, step }) => {
    await step('an illustration with a label is an image with a name', async () => {
      await expect(canvas.getByRole('img', { name: 'تصویر صفحهٔ پیدانشده' })).toBeVisible();
    });
  },
});

export const Sizes = meta.story({
  args: { name: 'offline' },
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 24 }}>
      {sizes.map((size) => (
        <Illustration key={size} {...args} size={size} />
      ))}
    </div>
  ),
});

export const Family = meta.story({
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 24 }}>
      {illustrationNames.map((name) => (
        <Illustration key={name} name={name} size="large" />
      ))}
    </div>
  ),
});

export const Narrow = meta.story({
  args: { name: 'voice', size: 'large' },
  render: renderIn(Illustration, { inlineSize: 200 }),
  play: async ({ canvasElement, step }) => {
    await step('the illustration shrinks to its container', async () => {
      await expect(canvasElement.querySelector('svg')?.getBoundingClientRect().width).toBe(200);
    });
  },
});

export const Sheet = meta.story({
  parameters: { everyTheme: true, picture: true },
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 16 }}>
      {illustrationNames.map((name) => (
        <Illustration key={name} name={name} size="small" />
      ))}
    </div>
  ),
});
