import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { itHasFieldHeights } from '../../../testing/itHasFieldHeights.tsx';
import { render } from '../../../testing/render.tsx';
import { TimeField } from './TimeField.tsx';

function paste(into: HTMLElement, words: string) {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', words);
  into.dispatchEvent(
    new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }),
  );
}

describe('TimeField', () => {
  describeComponent(<TimeField label="ساعت" hint="به وقت تهران" defaultValue="14:05" />, {
    root: '[data-rac]',
  });

  it.each(['1405', '۱۴۰۵'])('accepts «%s» and submits Latin digits', async (typed) => {
    const { find } = render(<TimeField label="ساعت" name="at" />);
    await userEvent.click(find('[role=spinbutton]'));
    await userEvent.keyboard(typed);
    expect(find('[name=at]')).toHaveProperty('value', '14:05');
    expect(find('[data-type=hour]').textContent).toBe('۱۴');
  });

  it('shows 24 hours from left to right in both directions of the page', () => {
    for (const direction of ['rtl', 'ltr'] as const) {
      const { find } = render(<TimeField label="ساعت" defaultValue="09:05" />, { direction });
      const [hour, minute] = ['hour', 'minute'].map((type) => find(`[data-type=${type}]`));
      expect([hour?.textContent, minute?.textContent]).toEqual(['۰۹', '۰۵']);
      expect(hour?.getBoundingClientRect().x).toBeLessThan(minute?.getBoundingClientRect().x ?? 0);
    }
  });

  it('moves by the step with the arrow keys, and by one without a step', async () => {
    const onChange = vi.fn<(time: string | null) => void>();
    const shown = (step?: number) => (
      <TimeField
        key={step}
        label="ساعت"
        defaultValue="14:07"
        onChange={onChange}
        {...(step !== undefined && { step })}
      />
    );
    const { find, rerender } = render(shown(15));
    find('[data-type=minute]').focus();
    await userEvent.keyboard('{ArrowUp}');
    expect(onChange).toHaveBeenLastCalledWith('14:15');
    rerender(shown());
    find('[data-type=minute]').focus();
    await userEvent.keyboard('{ArrowUp}');
    expect(onChange).toHaveBeenLastCalledWith('14:08');
  });

  it('pastes a time, and keeps the time and says so after any other text', async () => {
    const { find } = render(<TimeField label="ساعت" name="at" defaultValue="14:05" />);
    paste(find('[data-type=hour]'), 'فردا');
    await expect.poll(() => find('[data-rac]').textContent).toContain('این متن ساعت نیست');
    expect(find('[name=at]')).toHaveProperty('value', '14:05');
    paste(find('[data-type=hour]'), '۹:۳۰');
    await expect.poll(() => find('[name=at]')).toHaveProperty('value', '09:30');
    expect(find('[data-rac]').textContent).not.toContain('این متن ساعت نیست');
  });

  it.each([
    ['07:00', 'این ساعت بیرون از بازهٔ مجاز است.'],
    ['20:01', 'این ساعت بیرون از بازهٔ مجاز است.'],
    ['10:10', 'این ساعت از ساعت‌های مجاز نیست.'],
  ])('refuses %s in words', (value, words) => {
    const { find } = render(
      <TimeField label="ساعت" min="08:00" max="20:00" step={15} value={value} />,
    );
    expect(find('[data-rac]').textContent).toContain(words);
  });

  it('returns to its first time when the form is reset', async () => {
    const { find } = render(
      <form>
        <TimeField label="ساعت" name="at" defaultValue="14:05" />
      </form>,
    );
    paste(find('[data-type=hour]'), '9:30');
    await expect.poll(() => find('[name=at]')).toHaveProperty('value', '09:30');
    (find('form') as HTMLFormElement).reset();
    await expect.poll(() => find('[name=at]')).toHaveProperty('value', '14:05');
  });

  itHasFieldHeights(<TimeField label="ساعت" />, '[data-height]');
});
