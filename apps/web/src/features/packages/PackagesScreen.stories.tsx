import { expect, within } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { paths } from '../../shared/paths.ts';

const meta = preview.meta({
  title: 'Screens/Packages',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'The packages on sale with their prices. A purchase is not built yet, so the page offers the support phone.',
      },
    },
    app: { path: paths.packages, as: 'reza' },
  },
});

export const Default = meta.story({
  parameters: { picture: true },
  play: async ({ canvas, step }) => {
    await canvas.findByRole('heading', { level: 1, name: 'بسته‌ها' }, { timeout: 5_000 });
    const main = within(canvas.getByRole('main'));
    await step('R-208: each package has its name, its hours and its price', async () => {
      const names = await main.findAllByRole('heading', { level: 2 }, { timeout: 5_000 });
      await expect(names.length).toBeGreaterThanOrEqual(3);
      const part = main.getByRole('region', { name: 'بستهٔ ده‌ساعته' });
      await expect(part).toHaveTextContent('۱۰ ساعت تبدیل گفتار');
      await expect(part).toHaveTextContent('۹۵۰٬۰۰۰ تومان');
    });
    await step('the support phone is the way to buy', async () => {
      await expect(main.getByRole('link', { name: /تماس با پشتیبانی/ })).toHaveAttribute(
        'href',
        'tel:02100000000',
      );
    });
  },
});

export const NotLoaded = meta.story({
  parameters: {
    app: {
      path: paths.packages,
      as: 'reza',
      arrange: (backend) => {
        backend.breakDown('getServices', 'network');
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('بسته‌ها بارگذاری نشد')).toBeVisible();
  },
});

export const Narrow = meta.story({
  parameters: { picture: true },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'بسته‌ها' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  },
});
