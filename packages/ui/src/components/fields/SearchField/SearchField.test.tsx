import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { render } from '../../../testing/render.tsx';
import { SearchField } from './SearchField.tsx';

describe('SearchField', () => {
  describeComponent(<SearchField label="جست‌وجو" hint="یک" error="دو" defaultValue="شنبه" />, {
    root: 'input',
  });

  it('calls onChange when it is cleared', async () => {
    const onChange = vi.fn<(value: string) => void>();
    const { find } = render(
      <SearchField
        label="جست‌وجو"
        defaultValue="شنبه"
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />,
    );
    await userEvent.click(find('button'));
    expect(onChange.mock.calls).toEqual([['']]);
  });

  it('stops Escape only while there is text to clear', async () => {
    const onKeyDown = vi.fn<() => void>();
    const { find } = render(
      <div role="presentation" onKeyDown={onKeyDown}>
        <SearchField label="جست‌وجو" defaultValue="شنبه" />
      </div>,
    );
    find('input').focus();
    await userEvent.keyboard('{Escape}');
    expect(onKeyDown).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(onKeyDown).toHaveBeenCalledOnce();
  });

  it.each(['rtl', 'ltr'] as const)(
    'in %s shows the search icon at the inline start',
    (direction) => {
      const { find } = render(<SearchField label="جست‌وجو" />, { direction });
      const glass = find('svg').getBoundingClientRect();
      const field = find('input').getBoundingClientRect();
      const middle = (field.left + field.right) / 2;
      expect(glass.left > middle).toBe(direction === 'rtl');
    },
  );
});
