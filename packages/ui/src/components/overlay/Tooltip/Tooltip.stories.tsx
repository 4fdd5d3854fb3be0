import { expect, screen, waitFor } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { measureSpan } from '../../../testing/readingDirection.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { CopyIcon, RetryIcon } from '../../media/Icon/controlIcons.ts';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Tip } from './Tooltip.styles.ts';
import { Tooltip } from './Tooltip.tsx';
import { renderIn } from '../../../testing/renderIn.tsx';

const longWords =
  'همهٔ جمله‌ها با همین صدا دوباره تبدیل می‌شوند؛ ویرایش‌های شما در نسخهٔ پیشین می‌ماند و از تاریخچه باز می‌گردد.';

const meta = preview.meta({
  title: 'Components/Overlays/Tooltip',
  component: Tooltip,
  args: {
    words: 'رونوشت از متن',
    children: <IconButton label="رونوشت" icon={<CopyIcon />} />,
  },
  render: renderIn(Tooltip, { display: 'flex', justifyContent: 'center', padding: 64 }),
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'رونوشت' });
    await step('the native tooltip is off', async () => {
      await expect(button).not.toHaveAttribute('title');
    });
    await step('keyboard focus shows the tooltip at once; it describes the button', async () => {
      await userEvent.tab();
      await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
      await expect(button).toHaveAccessibleDescription('رونوشت از متن');
    });
    await step('Escape hides the tooltip and preserves the focus', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
      await expect(button).toHaveFocus();
    });
  },
});

export const AtStart = meta.story({
  args: { placement: 'start' },
  play: async ({ canvas, userEvent, step }) => {
    await step('`start` follows the reading direction', async () => {
      await userEvent.tab();
      const tip = await screen.findByRole('tooltip');
      const button = measureSpan(canvas.getByRole('button'));
      await waitFor(() => expect(measureSpan(tip).end).toBeLessThanOrEqual(button.start));
    });
  },
});

export const LeftToRight = AtStart.extend({ globals: { direction: 'ltr' } });

export const LongText = meta.story({
  args: {
    words: longWords,
    children: (
      <Button variant="secondary" icon={<RetryIcon />}>
        تبدیل دوباره
      </Button>
    ),
  },
  play: async ({ userEvent, step }) => {
    await step('long text wraps', async () => {
      await userEvent.tab();
      const tip = await screen.findByRole('tooltip');
      await expect(tip.offsetWidth).toBeLessThanOrEqual(280);
    });
  },
});

export const Sheet = meta.story({
  parameters: { everyTheme: true, picture: true },
  render: () => (
    <div style={{ display: 'grid', justifyItems: 'start', gap: 8 }}>
      <Tip as="div">رونوشت از متن</Tip>
      <Tooltip words="رونوشت از متن">
        <IconButton label="رونوشت" icon={<CopyIcon />} variant="secondary" />
      </Tooltip>
      <Tip as="div">{longWords}</Tip>
    </div>
  ),
});
