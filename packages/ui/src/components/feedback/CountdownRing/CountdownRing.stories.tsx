import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { Button } from '../../actions/Button/Button.tsx';
import { CountdownRing, type CountdownRingProps } from './CountdownRing.tsx';
import { renderIn } from '../../../testing/renderIn.tsx';

const meta = preview.meta({
  title: 'Components/Feedback/CountdownRing',
  component: CountdownRing,
  args: {
    secondsLeft: 119,
    total: 120,
    label: 'تا پایان اعتبار کد',
    children: <Button variant="quiet">ارسال دوبارهٔ کد</Button>,
  },
});

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await step('the remaining time is shown in Persian digits as minutes and seconds', async () => {
      await expect(canvas.getByText('۰۱:۵۹')).toBeVisible();
    });
  },
});

export const Half = meta.story({ args: { secondsLeft: 60 } });

export const NearlyOver = meta.story({ args: { secondsLeft: 9 } });

/** Without a label. */
export const TimeAlone = meta.story({ args: { secondsLeft: 5, total: 5, label: undefined } });

/** At zero, `children` replace the ring. */
export const Over = meta.story({
  args: { secondsLeft: 0 },
  play: async ({ canvas, step }) => {
    await step('the action replaces the ring at the end', async () => {
      await expect(canvas.getByRole('button', { name: 'ارسال دوبارهٔ کد' })).toBeVisible();
      await expect(canvas.queryByText('۰۰:۰۰')).not.toBeInTheDocument();
    });
  },
});

export const LongText = meta.story({
  args: { label: 'تا پایان اعتبار کدی که به شمارهٔ همراه و به ایمیل شما فرستاده شده است' },
  render: renderIn(CountdownRing, { inlineSize: 240 }),
});

/** A button advances the time, because the component has no timer. */
export const Announced = meta.story({
  render: (args) => <Running {...args} />,
  args: { secondsLeft: 61 },
  play: async ({ canvas, userEvent, step }) => {
    const pass = canvas.getByRole('button', { name: 'یک ثانیه' });
    await step('other seconds are not announced', async () => {
      await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    });
    await step('the last minute is announced', async () => {
      await userEvent.click(pass);
      await expect(canvas.getByRole('status')).toHaveTextContent('۶۰ ثانیه مانده است');
      await userEvent.click(pass);
      await expect(canvas.getByRole('status')).toHaveTextContent('۶۰ ثانیه مانده است');
    });
  },
});

export const Sheet = meta.story({
  parameters: { everyTheme: true, picture: true },
  render: (args) => (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      {[120, 75, 9, 0].map((secondsLeft) => (
        <CountdownRing key={secondsLeft} {...args} secondsLeft={secondsLeft} />
      ))}
    </div>
  ),
});

function Running({ secondsLeft: first, ...args }: CountdownRingProps) {
  const [secondsLeft, setSecondsLeft] = useState(first);
  return (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <CountdownRing {...args} secondsLeft={secondsLeft} />
      <Button variant="secondary" onClick={() => setSecondsLeft((left) => left - 1)}>
        یک ثانیه
      </Button>
    </div>
  );
}
