import { expect, fn } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { ArrowForwardIcon } from '../../media/Icon/controlIcons.ts';
import { LiveIcon } from '../../media/Icon/pageIcons.ts';
import { Button, buttonSizes, buttonVariants } from './Button.tsx';
import { ButtonLink } from './ButtonLink.tsx';
import { renderIn } from '../../../testing/renderIn.tsx';

const meta = preview.meta({
  title: 'Components/Actions/Button',
  component: Button,
  args: { children: 'ورود', onClick: fn() },
});

export const Default = meta.story();

export const Secondary = meta.story({ args: { variant: 'secondary', children: 'انصراف' } });

export const Quiet = meta.story({ args: { variant: 'quiet', children: 'ارسال دوبارهٔ کد' } });

export const Danger = meta.story({ args: { variant: 'danger', children: 'حذف همهٔ پیام‌ها' } });

export const Small = meta.story({ args: { size: 'small' } });

export const Large = meta.story({ args: { size: 'large' } });

export const WithIcon = meta.story({
  args: { icon: <LiveIcon />, children: 'شروع تایپ صوتی' },
});

export const IconOnPhones = meta.story({
  args: { icon: <LiveIcon />, iconOnPhones: true, children: 'شروع تایپ صوتی' },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, step }) => {
    await step('the accessible name of the button remains its text', async () => {
      await expect(canvas.getByRole('button', { name: 'شروع تایپ صوتی' })).toBeVisible();
    });
  },
});

export const Wide = meta.story({ args: { wide: true, size: 'large' } });

export const LongText = meta.story({
  args: { children: 'متن و صدای این نوشته را برای همیشه از این دستگاه و از تاریخچه پاک کن' },
  render: renderIn(Button, { inlineSize: 240 }),
});

export const Disabled = meta.story({ args: { disabled: true } });

export const AsLink = meta.story({
  render: () => (
    <ButtonLink href="/nevisa-live" icon={<ArrowForwardIcon />}>
      رفتن به تایپ صوتی
    </ButtonLink>
  ),
});

export const Busy = meta.story({
  args: { busy: true },
  play: async ({ canvas, userEvent, args, step }) => {
    const button = canvas.getByRole('button', { name: 'ورود' });
    await step('a busy button has aria-busy and keeps its name', async () => {
      await expect(button).toHaveAttribute('aria-busy', 'true');
    });
    await step('a busy button ignores presses', async () => {
      await userEvent.click(button);
      await expect(args.onClick).not.toHaveBeenCalled();
    });
    await step('a busy button remains focusable by keyboard', async () => {
      button.blur();
      await userEvent.tab();
      await expect(button).toHaveFocus();
    });
  },
});

export const BusyWithWords = meta.story({
  args: { busy: true, busyLabel: 'در حال ورود…', wide: true, size: 'large' },
  play: async ({ canvas, step }) => {
    await step('the busy label replaces the accessible name', async () => {
      await expect(canvas.getByRole('button')).toHaveAccessibleName('در حال ورود…');
    });
  },
});

export const Pressed = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    await step('a click, Enter and Space activate the button', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'ورود' }));
      await userEvent.keyboard('{Enter} ');
      await expect(args.onClick).toHaveBeenCalledTimes(3);
    });
  },
});

export const Sheet = meta.story({
  parameters: { everyTheme: true, picture: true },
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {buttonVariants.map((variant) => (
        <div
          key={variant}
          style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}
        >
          {buttonSizes.map((size) => (
            <Button key={size} variant={variant} size={size}>
              ذخیره
            </Button>
          ))}
          <Button variant={variant} icon={<LiveIcon />}>
            شروع
          </Button>
          <Button variant={variant} busy>
            ذخیره
          </Button>
          <Button variant={variant} disabled>
            ذخیره
          </Button>
        </div>
      ))}
    </div>
  ),
});
