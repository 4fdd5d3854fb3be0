import { expect } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { Button } from '../Button/Button.tsx';
import { CopyIcon, RetryIcon } from '../../media/Icon/controlIcons.ts';
import { ToggleButton } from '../ToggleButton/ToggleButton.tsx';
import { ButtonGroup } from './ButtonGroup.tsx';

const meta = preview.meta({
  title: 'Components/Actions/ButtonGroup',
  component: ButtonGroup,
  args: {
    label: 'کار با متن',
    children: (
      <>
        <Button variant="secondary" icon={<CopyIcon />}>
          رونوشت
        </Button>
        <Button variant="secondary" icon={<RetryIcon />}>
          بازگردانی
        </Button>
        <Button variant="secondary">چاپ</Button>
      </>
    ),
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('the group has an accessible name', async () => {
      await expect(canvas.getByRole('group', { name: 'کار با متن' })).toBeVisible();
    });
    await step('each button is a tab stop', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'بازگردانی' })).toHaveFocus();
    });
  },
});

/** Independent toggle buttons in one group; they have the look of a segmented control. */
export const Toggles = meta.story({
  args: {
    label: 'نمایش متن',
    children: (
      <>
        <ToggleButton defaultPressed>زمان</ToggleButton>
        <ToggleButton>گوینده</ToggleButton>
        <ToggleButton>تردید</ToggleButton>
      </>
    ),
  },
});

export const Sheet = meta.story({
  parameters: { everyTheme: true, picture: true },
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      <ButtonGroup {...args} />
      <ButtonGroup label="نمایش متن">
        <ToggleButton defaultPressed>زمان</ToggleButton>
        <ToggleButton>گوینده</ToggleButton>
        <ToggleButton disabled>تردید</ToggleButton>
      </ButtonGroup>
    </div>
  ),
});
