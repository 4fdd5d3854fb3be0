import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { measureSpan } from '../../../testing/readingDirection.ts';
import { Badge } from '../../data/Badge/Badge.tsx';
import { CloseIcon, CopyIcon } from '../../media/Icon/controlIcons.ts';
import { PaletteIcon } from '../../media/Icon/appearanceIcons.ts';
import { HomeIcon, LogoutIcon, MessagesIcon } from '../../media/Icon/pageIcons.ts';
import { IconButton, iconButtonSizes, iconButtonVariants } from './IconButton.tsx';
import { IconButtonLink } from './IconButtonLink.tsx';
import { renderIn } from '../../../testing/renderIn.tsx';

const meta = preview.meta({
  title: 'Components/Actions/IconButton',
  component: IconButton,
  args: { label: 'کپی همهٔ متن', icon: <CopyIcon />, onClick: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    await step(
      'the label is the accessible name, and the browser shows no own tooltip',
      async () => {
        const button = canvas.getByRole('button', { name: 'کپی همهٔ متن' });
        await expect(button).not.toHaveAttribute('title');
      },
    );
    await step('a click activates the button', async () => {
      await userEvent.click(canvas.getByRole('button'));
      await expect(args.onClick).toHaveBeenCalledOnce();
    });
  },
});

/** The tooltip shows the name and the shortcut. */
export const WithShortcut = meta.story({
  args: { keys: ['Ctrl', 'Shift', 'C'] },
  render: renderIn(IconButton, { padding: 64 }),
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'کپی همهٔ متن' });
    const tip = () => screen.queryByRole('tooltip', { hidden: true });
    await step('a closed tooltip costs no element', async () => {
      await expect(tip()).toBeNull();
    });
    await step('focus by keyboard shows the name and the keys at once', async () => {
      await userEvent.tab();
      await waitFor(() => expect(tip()).toBeVisible());
      await expect(tip()).toHaveTextContent('کپی همهٔ متنCtrl+Shift+C');
    });
    await step(
      'screen readers hear the name once, and the shortcut from its attribute',
      async () => {
        await expect(tip()).toHaveAttribute('aria-hidden', 'true');
        await expect(button).not.toHaveAccessibleDescription();
        await expect(button).toHaveAttribute('aria-keyshortcuts', 'Control+Shift+C');
      },
    );
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
    const badge = canvas.getByText('+۳').parentElement ?? document.body;
    const icon = canvas.getByRole('button').querySelector('svg') ?? document.body;
    await step('the badge covers only the outer corner of the icon', async () => {
      const middle = (measureSpan(icon).start + measureSpan(icon).end) / 2;
      await expect(measureSpan(badge).start).toBeGreaterThan(middle);
      const [low, high] = [badge, icon].map((each) => each.getBoundingClientRect());
      await expect(low?.bottom).toBeLessThan((high?.top ?? 0) + (high?.height ?? 0) / 2);
    });
    await step('a ring in the colour of the ground parts the badge from the icon', async () => {
      await expect(getComputedStyle(badge).boxShadow).toMatch(/ 0px 0px 0px 2px$/);
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
          <Badge>+۳</Badge>
        </IconButton>
      </div>
    </div>
  ),
});
