import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { itHasFieldHeights } from '../../../testing/itHasFieldHeights.tsx';
import { render } from '../../../testing/render.tsx';
import { NumberField } from './NumberField.tsx';

describe('NumberField', () => {
  describeComponent(<NumberField label="تعداد" hint="حداکثر ۱۰۰" error="الزامی است" />, {
    root: 'div:has(> output)',
  });

  it('submits a plain number, or nothing while empty', () => {
    const { find } = render(
      <form>
        <NumberField label="تعداد" name="count" defaultValue={1_250} />
        <NumberField label="سقف" name="limit" />
      </form>,
    );
    const form = find('form');
    expect(form instanceof HTMLFormElement && [...new FormData(form)]).toEqual([
      ['count', '1250'],
      ['limit', ''],
    ]);
  });

  it.each([
    ['12345', '۱۲٬۳۴۵'],
    ['۱۲۳۴۵', '۱۲٬۳۴۵'],
    ['١٢٣٤٥', '۱۲٬۳۴۵'],
    ['۱2٣۴5', '۱۲٬۳۴۵'],
    ['12a3', '۱۲۳'],
  ])('reads «%s» as «%s» in any digit shape', async (typed, shown) => {
    const { find } = render(<NumberField label="مبلغ" />);
    const field = find('input');
    await userEvent.click(field);
    await userEvent.keyboard(typed);
    await userEvent.tab();
    expect(field).toHaveProperty('value', shown);
  });

  it('accepts more digits after grouped ones', async () => {
    const { find } = render(<NumberField label="مبلغ" name="amount" defaultValue={12_345} />);
    const field = find('input');
    await userEvent.click(field);
    await userEvent.keyboard('{End}67');
    await userEvent.tab();
    expect(field).toHaveProperty('value', '۱٬۲۳۴٬۵۶۷');
  });

  it.each([
    ['1.5', '۱٫۵', '1.5'],
    ['۱/۵', '۱٫۵', '1.5'],
    ['-1234.5', '−۱٬۲۳۴٫۵', '-1234.5'],
    ['1-2.3.4', '۱۲٫۳۴', '12.34'],
  ])('reads «%s» as «%s», with fractions and negative numbers', async (typed, shown, sent) => {
    const { find } = render(<NumberField label="مبلغ" name="amount" />);
    const field = find('input');
    await userEvent.click(field);
    await userEvent.keyboard(typed);
    await userEvent.tab();
    expect(field).toHaveProperty('value', expect.stringMatching(new RegExp(`^\u200e?${shown}$`)));
    expect(find('[name="amount"]')).toHaveProperty('value', sent);
  });

  it('extracts the number from pasted text', async () => {
    const { find } = render(
      <>
        <textarea defaultValue="۱٬۲۳۴ تومان" />
        <NumberField label="مبلغ" min={0} />
      </>,
    );
    await userEvent.tripleClick(find('textarea'));
    await userEvent.copy();
    const field = find('input');
    await userEvent.click(field);
    await userEvent.paste();
    expect(field).toHaveProperty('value', '۱٬۲۳۴');
    await userEvent.keyboard('-');
    expect(field).toHaveProperty('value', '۱٬۲۳۴');
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(field).toHaveProperty('value', '');
  });

  it('exposes its value in Persian during and after typing', async () => {
    const { find } = render(<NumberField label="مبلغ" max={20} />);
    const field = find('[role="spinbutton"]');
    await userEvent.click(field);
    await userEvent.keyboard('12345');
    expect(field.getAttribute('aria-valuenow')).toBe('12345');
    expect(field.getAttribute('aria-valuetext')).toBe('۱۲٬۳۴۵');
    await userEvent.tab();
    expect(field.getAttribute('aria-valuenow')).toBe('20');
    expect(find('output').textContent).toBe('۲۰');
  });

  it('Page Up and Page Down move ten steps, Home and End to the limits', async () => {
    const onChange = vi.fn();
    const { find } = render(
      <NumberField label="تعداد" defaultValue={5} min={0} max={40} onChange={onChange} />,
    );
    await userEvent.click(find('input'));
    await userEvent.keyboard('{PageUp}{ArrowDown}{End}{PageDown}{Home}');
    expect(onChange.mock.calls.flat()).toEqual([15, 14, 40, 30, 0]);
  });

  it('commits the number on Enter, before the form is submitted', async () => {
    const sent: unknown[] = [];
    const { find } = render(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent.push(...new FormData(event.currentTarget).values());
        }}
      >
        <NumberField label="تعداد" name="count" max={20} />
        <button type="submit">ثبت</button>
      </form>,
    );
    await userEvent.click(find('input'));
    await userEvent.keyboard('90{Enter}');
    expect(sent).toEqual(['20']);
  });

  it('restores its initial number when the form is reset', async () => {
    const { find } = render(
      <form>
        <NumberField label="تعداد" name="count" defaultValue={7} />
      </form>,
    );
    await userEvent.click(find('input'));
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(find('[name="count"]')).toHaveProperty('value', '9');
    const form = find('form');
    if (form instanceof HTMLFormElement) {
      form.reset();
    }
    expect(find('input')).toHaveProperty('value', '۷');
    expect(find('[name="count"]')).toHaveProperty('value', '7');
  });

  it('shows the number of its parent in controlled mode', async () => {
    const { find } = render(<NumberField label="تعداد" value={7} />);
    await userEvent.click(find('input'));
    await userEvent.keyboard('{ArrowUp}99');
    await userEvent.tab();
    expect(find('input')).toHaveProperty('value', '۷');
  });

  it('repeats the step while a button is held', async () => {
    const { find } = render(<NumberField label="تعداد" defaultValue={0} max={4} />);
    const more = find('button:last-of-type');
    more.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    await vi.waitFor(() => expect(find('input')).toHaveProperty('value', '۴'));
    more.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
  });

  itHasFieldHeights(<NumberField label="تعداد" />, '[data-height]');
});
