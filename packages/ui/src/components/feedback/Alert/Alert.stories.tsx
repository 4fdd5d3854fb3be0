import { expect, fn } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { onPhone } from '../../../layout/stories/viewports.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { MicrophoneRefusedDrawing } from '../../../drawings/MicrophoneRefusedDrawing.tsx';
import { LiveRegion } from '../LiveRegion/LiveRegion.tsx';
import { Alert, alertTones } from './Alert.tsx';
import { renderIn } from '../../../testing/renderIn.tsx';

const onRetry = fn();

const meta = preview.meta({
  title: 'Components/Feedback/Alert',
  component: Alert,
  args: { children: 'کد جدید ارسال شد.' },
});

export const Default = meta.story();

export const Danger = meta.story({
  args: { tone: 'danger', children: 'خطا در شبکه' },
  render: (args) => (
    <LiveRegion urgent>
      <Alert {...args} />
    </LiveRegion>
  ),
  play: async ({ canvas, step }) => {
    await step('R-233: an error message has the alert role', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('خطا در شبکه');
    });
  },
});

export const Success = meta.story({
  args: { tone: 'success', children: 'حساب شما فعال شد. اکنون وارد شوید.' },
});

export const Warning = meta.story({
  args: { tone: 'warning', children: 'صدا آهسته است؛ به میکروفون نزدیک‌تر شوید.' },
});

export const SeveralLines = meta.story({
  args: {
    tone: 'danger',
    children: 'نام کاربری پیش از این ثبت شده است.\nشمارهٔ همراه درست نیست.',
  },
});

export const WithAction = meta.story({
  args: {
    tone: 'danger',
    title: 'میکروفونی پیدا نشد',
    children: 'یک میکروفون یا هدست وصل کنید و دوباره تلاش کنید.',
    actions: (
      <Button size="small" variant="secondary" onClick={onRetry}>
        تلاش دوباره
      </Button>
    ),
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('the alert offers an action', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'تلاش دوباره' }));
      await expect(onRetry).toHaveBeenCalledOnce();
    });
  },
});

export const WithPicture = meta.story({
  args: {
    tone: 'warning',
    title: 'اجازهٔ میکروفون داده نشده است',
    children: 'در نوار آدرس مرورگر روی نشان قفل بزنید و دسترسی میکروفون را روشن کنید.',
    picture: <MicrophoneRefusedDrawing />,
  },
  play: async ({ canvasElement, step }) => {
    await step('the drawing is decorative and takes no room on phones', async () => {
      const drawing = canvasElement.querySelector('svg[viewBox="0 0 280 200"]');
      await expect(drawing).toHaveAttribute('aria-hidden', 'true');
      await expect(drawing?.checkVisibility()).toBe(window.innerWidth >= 768);
    });
  },
});

export const LongText = meta.story({
  args: {
    tone: 'warning',
    title: 'اجازهٔ میکروفون داده نشده است',
    children:
      'برای تایپ صوتی، در نوار آدرس مرورگر روی نشان قفل بزنید و دسترسی میکروفون را روشن کنید. اگر این گزینه دیده نمی‌شود، در تنظیمات سیستم‌عامل بررسی کنید که مرورگر اجازهٔ استفاده از میکروفون را داشته باشد و برنامهٔ دیگری آن را در اختیار نگرفته باشد.',
  },
});

/** One line above rows that are older than they should be. */
export const Inline = meta.story({
  args: {
    inline: true,
    tone: 'warning',
    children: 'فهرست تازه نشد. آخرین نوشته‌ها از ساعت ۱۴:۰۵ است.',
    actions: (
      <Button size="small" variant="quiet" onClick={onRetry}>
        تلاش دوباره
      </Button>
    ),
  },
  play: async ({ canvas, step }) => {
    await step('the action is beside the sentence', async () => {
      const words = canvas.getByText(/فهرست تازه نشد/).getBoundingClientRect();
      const button = canvas.getByRole('button').getBoundingClientRect();
      await expect(button.top).toBeLessThan(words.bottom);
      await expect(button.bottom).toBeGreaterThan(words.top);
    });
  },
});

/** In a narrow place the action is below the sentence. */
export const InlineNarrow = Inline.extend({
  globals: onPhone,
  render: renderIn(Alert, { inlineSize: '280px' }),
  play: async ({ canvas, step }) => {
    await step('the focus ring of the action does not touch the sentence', async () => {
      const words = canvas.getByText(/فهرست تازه نشد/).getBoundingClientRect();
      const button = canvas.getByRole('button').getBoundingClientRect();
      await expect(button.top - words.bottom).toBeGreaterThanOrEqual(4);
    });
  },
});

export const Sheet = meta.story({
  parameters: { everyTheme: true, picture: true },
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {alertTones.map((tone) => (
        <Alert key={tone} tone={tone}>
          نام کاربری پیش از این ثبت شده است.{'\n'}شمارهٔ همراه درست نیست.
        </Alert>
      ))}
      <Alert
        tone="danger"
        title="میکروفونی پیدا نشد"
        actions={
          <Button size="small" variant="secondary">
            تلاش دوباره
          </Button>
        }
      >
        یک میکروفون یا هدست وصل کنید و دوباره تلاش کنید.
      </Alert>
    </div>
  ),
});
