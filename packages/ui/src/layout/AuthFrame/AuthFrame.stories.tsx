import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { Alert } from '../../components/feedback/Alert/Alert.tsx';
import { Button } from '../../components/actions/Button/Button.tsx';
import { Link } from '../../components/navigation/Link/Link.tsx';
import { LiveRegion } from '../../components/feedback/LiveRegion/LiveRegion.tsx';
import { Ltr } from '../../components/text/Ltr/Ltr.tsx';
import { PasswordField } from '../../components/fields/PasswordField/PasswordField.tsx';
import { TextField } from '../../components/fields/TextField/TextField.tsx';
import { DemoAccounts } from '../DemoAccounts/DemoAccounts.tsx';
import { onDesktop, onPhone, wholeWindow } from '../stories/viewports.ts';
import { AuthCard } from './AuthCard.tsx';
import { AuthFrame } from './AuthFrame.tsx';

const chooseAccount = fn();

const meta = preview.meta({
  title: 'Layout/SessionFrame',
  component: AuthFrame,
  parameters: wholeWindow,
  globals: onDesktop,
  args: {
    tagline: 'تبدیل گفتار فارسی به نوشتار',
    children: <SignInCard />,
  },
});

export const Default = meta.story({
  parameters: { picture: true },
  play: async ({ canvas, step }) => {
    await step('the page has one heading, which can take the focus of a page change', async () => {
      const heading = canvas.getByRole('heading', { level: 1 });
      heading.focus();
      await expect(heading).toHaveFocus();
    });
    await step('the product is named above the heading', async () => {
      await expect(canvas.getByText('نویسا')).toBeVisible();
    });
  },
});

export const Refused = meta.story({
  play: async ({ canvas, step, userEvent }) => {
    await step('a message inside the card does not move the content above it', async () => {
      const heading = canvas.getByRole('heading', { level: 1 });
      const { top } = heading.getBoundingClientRect();
      await userEvent.click(canvas.getByRole('button', { name: 'ورود' }));
      await expect(canvas.getByRole('alert')).not.toBeEmptyDOMElement();
      await expect(heading.getBoundingClientRect().top).toBe(top);
    });
  },
});

export const Drawn = meta.story({
  args: { drawn: true },
  play: async ({ canvasElement, step }) => {
    await step(
      'the line is drawn once, and no motion lasts five seconds (WCAG 2.2.2)',
      async () => {
        const motions = canvasElement.getAnimations({ subtree: true });
        const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
        await expect(motions).toHaveLength(isStill ? 0 : 3);
        for (const { effect } of motions) {
          await expect(effect?.getComputedTiming().endTime).toBeLessThan(5_000);
        }
      },
    );
  },
});

export const WithDemoAccounts = meta.story({
  args: {
    below: (
      <DemoAccounts
        label="حساب‌های نمایشی"
        accounts={[
          { id: 'sara', label: 'سارا، با بسته' },
          { id: 'reza', label: 'رضا، بدون بسته' },
          { id: 'admin', label: 'مدیر' },
          { id: 'newcomer', label: 'تازه‌وارد' },
        ]}
        onChoose={chooseAccount}
      />
    ),
  },
  play: async ({ canvas, step, userEvent }) => {
    await step('the demo accounts have a name and report the chosen account', async () => {
      await expect(canvas.getByRole('group', { name: 'حساب‌های نمایشی' })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'مدیر' }));
      await expect(chooseAccount).toHaveBeenCalledWith('admin');
    });
  },
});

export const Narrow = meta.story({
  parameters: { picture: true },
  globals: onPhone,
  play: async ({ canvas, canvasElement, step }) => {
    await step('no element is wider than the window', async () => {
      await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
    });
    await step('the line is above the card, at most 96 px high', async () => {
      const line = canvasElement.querySelector('aside svg')?.getBoundingClientRect();
      const heading = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
      await expect(line?.height).toBeGreaterThan(80);
      await expect(line?.height).toBeLessThanOrEqual(96);
      await expect(line?.bottom).toBeLessThan(heading.top);
    });
    await step('the support phone is a target of 44 px', async () => {
      const phone = canvas.getByRole('link', { name: /پشتیبانی/ });
      await expect(phone.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    });
  },
});

export const Dark = meta.story({ globals: { ...onDesktop, scheme: 'dark' } });

function SignInCard() {
  const [refused, setRefused] = useState(false);
  return (
    <AuthCard
      heading="ورود به نویسا"
      brandName="نویسا"
      footer={
        <Link variant="quiet" href="tel:02191001234">
          تلفن پشتیبانی: <Ltr>۰۲۱ ۹۱۰۰ ۱۲۳۴</Ltr>
        </Link>
      }
    >
      <TextField label="نام کاربری، شمارهٔ همراه یا ایمیل" size="large" latin />
      <PasswordField label="رمز عبور" size="large" autoComplete="current-password" />
      <LiveRegion urgent>
        {refused && <Alert tone="danger">نام کاربری یا رمز عبور درست نیست.</Alert>}
      </LiveRegion>
      <Button size="large" wide onClick={() => setRefused(true)}>
        ورود
      </Button>
      <span>
        حساب ندارید؟ <Link href="/session/signup">ثبت‌نام</Link>
      </span>
    </AuthCard>
  );
}
