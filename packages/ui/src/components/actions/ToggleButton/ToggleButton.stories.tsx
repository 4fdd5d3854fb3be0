import { expect, fn } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { buttonSizes } from '../Button/Button.tsx';
import { EyeIcon } from '../../media/Icon/fieldIcons.ts';
import { ToggleButton, toggleButtonVariants } from './ToggleButton.tsx';
import { renderIn } from '../../../testing/renderIn.tsx';

const meta = preview.meta({
  title: 'Components/Actions/ToggleButton',
  component: ToggleButton,
  args: { children: 'نشان‌دارها', onPressedChange: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    const button = canvas.getByRole('button', { name: 'نشان‌دارها' });
    await step('a click sets aria-pressed and keeps the name', async () => {
      await expect(button).toHaveAttribute('aria-pressed', 'false');
      await userEvent.click(button);
      await expect(button).toHaveAttribute('aria-pressed', 'true');
      await expect(button).toHaveAccessibleName('نشان‌دارها');
      await expect(args.onPressedChange).toHaveBeenLastCalledWith(true);
    });
    await step('Space resets aria-pressed', async () => {
      await userEvent.keyboard(' ');
      await expect(button).toHaveAttribute('aria-pressed', 'false');
      await expect(args.onPressedChange).toHaveBeenLastCalledWith(false);
    });
  },
});

export const Pressed = meta.story({ args: { defaultPressed: true } });

export const Quiet = meta.story({ args: { variant: 'quiet', defaultPressed: true } });

export const WithIcon = meta.story({ args: { icon: <EyeIcon />, children: 'پیش‌نمایش' } });

/** Controlled: the parent does not change `pressed` after a click. */
export const DecidedElsewhere = meta.story({
  args: { pressed: true },
  play: async ({ canvas, userEvent, args, step }) => {
    await step('a controlled button reports the change and keeps its state', async () => {
      await userEvent.click(canvas.getByRole('button'));
      await expect(args.onPressedChange).toHaveBeenLastCalledWith(false);
      await expect(canvas.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
    });
  },
});

export const Disabled = meta.story({ args: { disabled: true, defaultPressed: true } });

export const LongText = meta.story({
  args: {
    children: 'فقط نوشته‌هایی که صدای آن‌ها هنوز روی این دستگاه مانده است',
    defaultPressed: true,
  },
  render: renderIn(ToggleButton, { inlineSize: 240 }),
});

export const Sheet = meta.story({
  parameters: { everyTheme: true, picture: true },
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {toggleButtonVariants.flatMap((variant) =>
        [false, true].map((isPressed) => (
          <div
            key={`${variant} ${isPressed}`}
            style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}
          >
            {buttonSizes.map((size) => (
              <ToggleButton key={size} variant={variant} size={size} defaultPressed={isPressed}>
                نشان‌دارها
              </ToggleButton>
            ))}
            <ToggleButton variant={variant} icon={<EyeIcon />} defaultPressed={isPressed}>
              پیش‌نمایش
            </ToggleButton>
            <ToggleButton variant={variant} defaultPressed={isPressed} disabled>
              خاموش
            </ToggleButton>
          </div>
        )),
      )}
    </div>
  ),
});
