import { useId } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { backwardKey, forwardKey, measureSpan } from '../../../testing/readingDirection.ts';
import { Button, buttonSizes } from '../Button/Button.tsx';
import { CopyIcon, RetryIcon } from '../../media/Icon/controlIcons.ts';
import { ToggleButton } from '../ToggleButton/ToggleButton.tsx';
import { ButtonGroup } from './ButtonGroup.tsx';
import { RadioButtonGroup } from './RadioButtonGroup.tsx';

const spans = [
  { value: 'day', label: 'روز' },
  { value: 'week', label: 'هفته' },
  { value: 'month', label: 'ماه' },
];

const onSpan = fn();

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

/** Independent toggle buttons in one group. */
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

/** `RadioButtonGroup`: one choice among several. */
export const OneChoice = meta.story({
  render: () => (
    <RadioButtonGroup
      label="بازه"
      name="span"
      options={spans}
      defaultValue="week"
      onValueChange={onSpan}
    />
  ),
  play: async ({ canvas, userEvent, step }) => {
    await step('a click selects an option', async () => {
      await userEvent.click(canvas.getByText('ماه'));
      await expect(canvas.getByRole('radio', { name: 'ماه' })).toBeChecked();
      await expect(onSpan).toHaveBeenLastCalledWith('month');
    });
    await step('the arrow keys select the next option and wrap around at the end', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(onSpan).toHaveBeenLastCalledWith('day');
    });
    await step('left and right arrow keys follow the visual direction', async () => {
      await userEvent.keyboard(forwardKey());
      await expect(onSpan).toHaveBeenLastCalledWith('week');
      await userEvent.keyboard(backwardKey());
      await expect(onSpan).toHaveBeenLastCalledWith('day');
      const [day, week] = ['روز', 'هفته'].map((name) => measureSpan(canvas.getByText(name)));
      await expect(week?.start).toBeGreaterThanOrEqual(day?.end ?? Infinity);
    });
  },
});

export const LeftToRight = OneChoice.extend({ globals: { direction: 'ltr' } });

/** `RadioButtonGroup` with a validation error. */
export const OneChoiceRefused = meta.story({
  render: () => (
    <RadioButtonGroup label="بازه" name="span" options={spans} error="یکی را برگزینید" />
  ),
});

export const LongText = meta.story({
  render: () => (
    <div style={{ inlineSize: 320 }}>
      <RadioButtonGroup
        label="هنگام پایان اعتبار با ادامهٔ صدا چه کنیم؟"
        hint="هر زمان می‌توانید آن را تغییر دهید."
        name="rest"
        options={[
          { value: 'keep', label: 'ضبط ادامه یابد' },
          { value: 'ask', label: 'از من بپرسد' },
          { value: 'stop', label: 'همان‌جا پایان یابد' },
        ]}
        defaultValue="ask"
      />
    </div>
  ),
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
      <RadioSheet />
    </div>
  ),
});

// The sheet renders this story 22 times; radios of one name would form one group.
function RadioSheet() {
  const id = useId();
  return (
    <>
      {buttonSizes.map((size) => (
        <RadioButtonGroup
          key={size}
          size={size}
          label="بازه"
          labelHidden={size !== 'medium'}
          name={`${id}-${size}`}
          options={spans}
          defaultValue="week"
        />
      ))}
      <RadioButtonGroup
        label="بازه"
        name={`${id}-off`}
        options={spans}
        defaultValue="week"
        disabled
      />
    </>
  );
}
