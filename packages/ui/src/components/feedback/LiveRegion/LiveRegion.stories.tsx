import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { Alert } from '../Alert/Alert.tsx';
import { Button } from '../../actions/Button/Button.tsx';
import { LiveRegion } from './LiveRegion.tsx';

const meta = preview.meta({
  title: 'Components/Helpers/LiveRegion',
  component: LiveRegion,
  args: { urgent: true },
});

export const Default = meta.story({
  render: (args) => <Form {...args} />,
  play: async ({ canvas, userEvent, step }) => {
    const region = canvas.getByRole('alert');
    await step('R-233: the empty region exists before its text and takes no space', async () => {
      await expect(region).toBeEmptyDOMElement();
      await expect(region.getBoundingClientRect().height).toBe(0);
    });
    await step('the text appears in the same element', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'ورود' }));
      await expect(region).toHaveTextContent('خطا در شبکه');
    });
  },
});

export const Polite = meta.story({
  args: { urgent: false, children: 'ذخیره شد' },
  play: async ({ canvas, step }) => {
    await step('a status message does not interrupt', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent('ذخیره شد');
    });
  },
});

function Form(args: { urgent?: boolean }) {
  const [failed, setFailed] = useState(false);
  return (
    <div style={{ display: 'grid', gap: 12 }}>
      <LiveRegion {...args}>{failed && <Alert tone="danger">خطا در شبکه</Alert>}</LiveRegion>
      <Button onClick={() => setFailed(true)}>ورود</Button>
    </div>
  );
}
