import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { render } from '../../../testing/render.tsx';
import { DatePicker } from '../DatePicker/DatePicker.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form } from './Form.tsx';

const fields = (
  <>
    <TextField label="نام" name="name" />
    <TextField label="ایمیل" name="email" />
  </>
);

describe('Form', () => {
  describeComponent(<Form errors={{ email: 'الزامی است' }}>{fields}</Form>, { root: 'form' });

  it('passes the typed values to onSubmit and does not navigate', async () => {
    const onSubmit = vi.fn<(data: FormData) => void>();
    const { find } = render(
      <Form onSubmit={onSubmit}>
        {fields}
        <button type="submit">ارسال</button>
      </Form>,
    );
    await userEvent.type(find('input'), 'سارا{Enter}');
    const [data] = onSubmit.mock.lastCall ?? [];
    expect(data?.get('name')).toBe('سارا');
  });

  it('focuses a late error, unless the user has continued typing', async () => {
    const form = (errors: Record<string, string>) => (
      <Form errors={errors}>
        {fields}
        <button type="submit">ارسال</button>
      </Form>
    );
    const { find, rerender } = render(form({}));
    const email = find('[name=email]');
    await userEvent.click(find('button'));
    rerender(form({ email: 'تکراری است' }));
    await expect.poll(() => document.activeElement).toBe(email);
    await userEvent.click(find('button'));
    await userEvent.type(find('[name=name]'), 'س');
    rerender(form({ email: 'هنوز تکراری است' }));
    await expect.poll(() => find('[role=status]').textContent).toContain('هنوز');
    expect(document.activeElement).toBe(find('[name=name]'));
  });

  it('leads to the first segment of a date that is marked by its name', async () => {
    const { find, container } = render(
      <Form errors={{ end: 'پایان باید پس از شروع باشد.' }}>
        <DatePicker data-name="end" label="پایان" />
        <button type="submit">ارسال</button>
      </Form>,
    );
    await userEvent.click(find('button[type=submit]'));
    await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('spinbutton');
    expect(container.querySelector('li')?.textContent).toBe('پایان: پایان باید پس از شروع باشد.');
  });

  it('lists errors without a field first', async () => {
    const { container } = render(
      <Form errors={{ email: 'الزامی است', '': 'در دسترس نیست' }}>{fields}</Form>,
    );
    await expect
      .poll(() => [...container.querySelectorAll('li')].map((line) => line.textContent))
      .toEqual(['در دسترس نیست', 'ایمیل: الزامی است']);
  });
});
