import { expect, fn } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { measureSpan } from '../../../testing/readingDirection.ts';
import { Badge } from '../../data/Badge/Badge.tsx';
import { CloseIcon, CopyIcon } from '../../media/Icon/controlIcons.ts';
import { PaletteIcon } from '../../media/Icon/appearanceIcons.ts';
import { HomeIcon, LogoutIcon, MessagesIcon } from '../../media/Icon/pageIcons.ts';
import { IconButton, iconButtonSizes, iconButtonVariants } from './IconButton.tsx';
import { IconButtonLink } from './IconButtonLink.tsx';

const meta = preview.meta({
  title: 'Components/Actions/IconButton',
  component: IconButton,
  args: { label: 'کپی همهٔ متن', icon: <CopyIcon />, onClick: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    await step('the label is the accessible name and the tooltip', async () => {
      const button = canvas.getByRole('button', { name: 'کپی همهٔ متن' });
      await expect(button).toHaveAttribute('title', 'کپی همهٔ متن');
    });
    await step('a click activates the button', async () => {
      await userEvent.click(canvas.getByRole('button'));
      await expect(args.onClick).toHaveBeenCalledOnce();
    });
  },
});

export const Secondary = meta.story({ args: { variant: 'secondary' } });

export const Primary = meta.story({ args: { variant: 'primary' } });

export const Small = meta.story({ args: { size: 'small' } });

export const Pressed = meta.story({
  args: { label: 'تم رنگی', icon: <PaletteIcon />, 'aria-pressed': true },
});

export const Disabled = meta.story({ args: { disabled: true } });

export const WithBadge = meta.story({
  args: { label: 'پیام‌ها، ۳ پیام جدید', icon: <MessagesIcon />, children: <Badge>+۳</Badge> },
  play: async ({ canvas, step }) => {
    await step('the badge overlaps the inline-end half of the button', async () => {
      const [button, badge] = [canvas.getByRole('button'), canvas.getByText('+۳')].map(measureSpan);
      const middle = ((button?.start ?? 0) + (button?.end ?? 0)) / 2;
      await expect(badge?.start).toBeGreaterThan(middle - 1);
    });
  },
});

export const LeftToRight = WithBadge.extend({ globals: { direction: 'ltr' } });

export const AsLink = meta.story({
  render: () => <IconButtonLink label="خانه" icon={<HomeIcon />} href="/" />,
  play: async ({ canvas, step }) => {
    await step('the link has an accessible name', async () => {
      await expect(canvas.getByRole('link', { name: 'خانه' })).toHaveAttribute('href', '/');
    });
  },
});

export const Sheet = meta.story({
  parameters: { everyTheme: true, picture: true },
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {iconButtonVariants.map((variant) => (
        <div
          key={variant}
          style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}
        >
          {iconButtonSizes.map((size) => (
            <IconButton
              key={size}
              variant={variant}
              size={size}
              label="بستن"
              icon={<CloseIcon />}
            />
          ))}
          <IconButton variant={variant} label="خروج از حساب" icon={<LogoutIcon />} />
          <IconButton variant={variant} label="تم رنگی" icon={<PaletteIcon />} aria-pressed />
          <IconButton variant={variant} label="پیام‌ها" icon={<MessagesIcon />} disabled />
        </div>
      ))}
      <div>
        <IconButton label="پیام‌ها، ۳ پیام جدید" icon={<MessagesIcon />}>
          <span style={{ position: 'absolute', insetBlockStart: -6, insetInlineEnd: -12 }}>
            <Badge>+۳</Badge>
          </span>
        </IconButton>
      </div>
    </div>
  ),
});
