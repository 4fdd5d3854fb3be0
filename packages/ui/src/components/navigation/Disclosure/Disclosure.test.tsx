import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { render } from '../../../testing/render.tsx';
import { Accordion } from './Accordion.tsx';
import { Disclosure } from './Disclosure.tsx';

describe('Disclosure', () => {
  describeComponent(<Disclosure title="جزئیات">متن</Disclosure>, { root: 'details' });

  it('opens and closes by keyboard', async () => {
    const { find } = render(<Disclosure title="جزئیات">متن</Disclosure>);
    find('summary').focus();
    await userEvent.keyboard('{Enter}');
    expect(find('details').hasAttribute('open')).toBe(true);
    await userEvent.keyboard(' ');
    expect(find('details').hasAttribute('open')).toBe(false);
  });
});

describe('Accordion', () => {
  const items = ['یک', 'دو'].map((title) => ({ id: title, title, content: title }));

  describeComponent(<Accordion items={items} />, { root: 'div > div' });

  it('preserves the open item on a new render', async () => {
    const { container, find, rerender } = render(<Accordion items={items} open="یک" />);
    find('details:last-child summary').focus();
    await userEvent.keyboard('{Enter}');
    rerender(<Accordion items={items} open="یک" aria-label="پرسش‌ها" />);
    const open = [...container.querySelectorAll('details')].map((item) => item.open);
    expect(open).toEqual([false, true]);
  });
});
