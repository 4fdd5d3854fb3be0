import { expect } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { ButtonLink } from '../../components/actions/Button/ButtonLink.tsx';
import { Illustration } from '../../components/media/Illustration/Illustration.tsx';
import { onPhone, wholeWindow } from '../stories/viewports.ts';
import { ErrorPage } from './ErrorPage.tsx';

const meta = preview.meta({
  title: 'Layout/ErrorPage',
  component: ErrorPage,
  parameters: wholeWindow,
  args: {
    drawing: <Illustration name="404" label="تصویر صفحهٔ پیدانشده" />,
    heading: 'صفحه پیدا نشد',
    sentence: 'آدرس را درست وارد کرده‌اید؟ شاید این صفحه جابه‌جا شده باشد.',
    action: <ButtonLink href="/">بازگشت به داشبورد</ButtonLink>,
  },
});

export const NotFound = meta.story({
  parameters: { picture: true },
  play: async ({ canvas, step }) => {
    await step('R-043: shows a drawing, a heading and a link back', async () => {
      await expect(canvas.getByRole('img', { name: 'تصویر صفحهٔ پیدانشده' })).toBeVisible();
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('صفحه پیدا نشد');
      await expect(canvas.getByRole('link', { name: 'بازگشت به داشبورد' })).toHaveAttribute(
        'href',
        '/',
      );
    });
  },
});

export const NotAllowed = meta.story({
  args: {
    drawing: <Illustration name="401" label="تصویر نداشتن دسترسی" />,
    heading: 'اجازهٔ دسترسی ندارید',
    sentence: 'این بخش ویژهٔ مدیران سامانه است.',
  },
});

export const Narrow = meta.story({
  parameters: { picture: true },
  globals: onPhone,
  play: async ({ step }) => {
    await step('no element is wider than the window', async () => {
      await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
    });
  },
});

export const Dark = meta.story({ globals: { scheme: 'dark' } });
