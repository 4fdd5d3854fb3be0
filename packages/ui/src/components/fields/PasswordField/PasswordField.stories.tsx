import { expect } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { PasswordField } from './PasswordField.tsx';
import { renderIn } from '../../../testing/renderIn.tsx';

const meta = preview.meta({
  title: 'Components/Fields/PasswordField',
  component: PasswordField,
  args: { label: 'رمز عبور', autoComplete: 'current-password' as const },
});

export const Default = meta.story();

export const Large = meta.story({ args: { size: 'large' } });

export const WithHint = meta.story({
  args: { autoComplete: 'new-password', hint: 'دست‌کم هشت نویسه؛ فاصله هم پذیرفته است.' },
});

export const Refused = meta.story({ args: { error: 'این فیلد الزامی است' } });

export const Disabled = meta.story({ args: { disabled: true, defaultValue: 'secret' } });

export const LongText = meta.story({
  args: {
    label: 'رمز عبور تازه‌ای که در جای دیگری به کار نبرده‌اید و به یاد سپردن آن آسان است',
    defaultValue: 'یک جملهٔ بلند رمز خوبی است و به یاد می‌ماند',
  },
  render: renderIn(PasswordField, { inlineSize: 320 }),
});

export const Shown = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByLabelText('رمز عبور');
    const eye = canvas.getByRole('button', { name: 'نمایش رمز عبور' });
    await step(
      'the button is at the right in both directions, where a Latin line ends',
      async () => {
        const { right } = field.getBoundingClientRect();
        await expect(right - eye.getBoundingClientRect().right).toBeLessThan(8);
      },
    );
    await step('a pasted password is unchanged and hidden', async () => {
      await userEvent.click(field);
      await userEvent.paste('S3 cret کي');
      await expect(field).toHaveAttribute('type', 'password');
      await expect(eye).toHaveAttribute('aria-pressed', 'false');
    });
    await step('the button shows the password and keeps the focus', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(field).toHaveAttribute('type', 'text');
      await expect(field).toHaveValue('S3 cret کي');
      await expect(eye).toHaveAttribute('aria-pressed', 'true');
      await expect(eye).toHaveFocus();
    });
  },
});

export const LeftToRight = Shown.extend({ globals: { direction: 'ltr' } });

export const CapsLock = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('the field reports that Caps Lock is on', async () => {
      await userEvent.click(canvas.getByLabelText('رمز عبور'));
      await userEvent.keyboard('{CapsLock}a');
      await expect(canvas.getByRole('status')).toHaveTextContent('کلید Caps Lock روشن است.');
    });
  },
});

export const Sheet = meta.story({
  parameters: { everyTheme: true, picture: true },
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 360 }}>
      <PasswordField label="رمز عبور" autoComplete="current-password" defaultValue="secret" />
      <PasswordField label="رمز عبور" autoComplete="new-password" size="large" />
      <PasswordField
        label="تکرار رمز عبور"
        autoComplete="new-password"
        defaultValue="secret"
        error="با رمز عبور یکسان نیست"
      />
    </div>
  ),
});
