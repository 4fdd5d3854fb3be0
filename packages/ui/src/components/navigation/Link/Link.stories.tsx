import { expect, fn } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { Ltr } from '../../text/Ltr/Ltr.tsx';
import { Link, linkVariants } from './Link.tsx';
import { LinkButton } from './LinkButton.tsx';
import { renderIn } from '../../../testing/renderIn.tsx';

const onRead = fn();

const meta = preview.meta({
  title: 'Components/Navigation/Link',
  component: Link,
  args: { href: '/sign-up', children: 'ثبت‌نام' },
});

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await step('renders a native link with an address', async () => {
      await expect(canvas.getByRole('link', { name: 'ثبت‌نام' })).toHaveAttribute(
        'href',
        '/sign-up',
      );
    });
  },
});

export const Quiet = meta.story({
  args: { variant: 'quiet', href: '/forgot-password', children: 'رمز عبور را فراموش کرده‌اید؟' },
});

export const InSentence = meta.story({
  render: (args) => (
    <p>
      حساب ندارید؟ <Link {...args} /> تنها یک دقیقه زمان می‌برد.
    </p>
  ),
});

export const LongText = meta.story({
  args: {
    children:
      'قوانین و مقررات استفاده از نویسا، نگهداری متن‌ها و صداها، و شیوهٔ پاک کردن آن‌ها در هر زمان',
  },
  render: renderIn(Link, { inlineSize: 240 }),
});

export const Telephone = meta.story({
  render: () => (
    <Link variant="quiet" href="tel:+982112345678">
      تلفن پشتیبانی: <Ltr>۰۲۱-۱۲۳۴۵۶۷۸</Ltr>
    </Link>
  ),
});

/** `LinkButton`: an action within a sentence or a label. */
export const Action = meta.story({
  render: () => (
    <p>
      <LinkButton onClick={onRead}>قوانین و مقررات</LinkButton> را می‌پذیرم
    </p>
  ),
  play: async ({ canvas, userEvent, step }) => {
    await step('a press activates it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'قوانین و مقررات' }));
      await expect(onRead).toHaveBeenCalledOnce();
    });
  },
});

export const Sheet = meta.story({
  parameters: { everyTheme: true, picture: true },
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {linkVariants.map((variant) => (
        <p key={variant}>
          قبلاً ثبت‌نام کرده‌اید؟{' '}
          <Link variant={variant} href="/">
            بازگشت به صفحهٔ ورود
          </Link>
        </p>
      ))}
    </div>
  ),
});
