import { useId } from 'react';
import { expect } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { Breadcrumbs, type BreadcrumbsProps } from './Breadcrumbs.tsx';
import { renderIn } from '../../../testing/renderIn.tsx';

const meta = preview.meta({
  title: 'Components/Navigation/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    above: [
      { label: 'داشبورد', href: '#dashboard' },
      { label: 'کاربران', href: '#users' },
    ],
    here: 'سارا محمدی',
  },
});

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await step('parent pages are links, the current page is not', async () => {
      await expect(canvas.getByRole('navigation', { name: 'مسیر صفحه' })).toBeVisible();
      await expect(canvas.getAllByRole('link')).toHaveLength(2);
      await expect(canvas.getByText('سارا محمدی')).toHaveAttribute('aria-current', 'page');
    });
    await step('right to left: the path runs to the left', async () => {
      const first = canvas.getByText('داشبورد').getBoundingClientRect();
      await expect(canvas.getByText('کاربران').getBoundingClientRect().right).toBeLessThan(
        first.left,
      );
    });
  },
});

export const LeftToRight = meta.story({
  globals: { direction: 'ltr' },
  play: async ({ canvas, step }) => {
    await step('left to right: the path runs to the right', async () => {
      const first = canvas.getByText('داشبورد').getBoundingClientRect();
      await expect(canvas.getByText('کاربران').getBoundingClientRect().left).toBeGreaterThan(
        first.right,
      );
    });
  },
});

export const LongText = meta.story({
  args: {
    here: 'صورت‌جلسهٔ نشست سالانهٔ هیئت مدیرهٔ شرکت تعاونی کارکنان دانشگاه، بخش دوم و پایانی',
  },
  render: renderIn(Breadcrumbs, { inlineSize: 280 }),
});

export const Sheet = meta.story({
  parameters: { everyTheme: true, picture: true },
  render: (args) => <Named {...args} />,
});

// Several landmarks on one page need different names.
function Named(props: BreadcrumbsProps) {
  return <Breadcrumbs {...props} aria-label={`مسیر ${useId()}`} />;
}
