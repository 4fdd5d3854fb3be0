import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { render } from '../../../testing/render.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const options = [
  { value: 'formal', label: 'رسمی', hint: 'یک' },
  { value: 'plain', label: 'گفتاری' },
  { value: 'exact', label: 'موبه‌مو' },
];

describe('RadioGroup', () => {
  describeComponent(
    <RadioGroup label="سبک" hint="یک" error="دو" name="style" options={options} />,
    { root: 'fieldset' },
  );

  it('submits one name with one value', async () => {
    const { find } = render(
      <form>
        <RadioGroup label="سبک" name="style" options={options} defaultValue="plain" />
      </form>,
    );
    const sent = () => new FormData(find('form') as HTMLFormElement).getAll('style');
    expect(sent()).toEqual(['plain']);
    await userEvent.click(find('label'));
    expect(sent()).toEqual(['formal']);
  });

  it.each([
    ['rtl', '{ArrowLeft}'],
    ['ltr', '{ArrowRight}'],
  ] as const)('in %s the arrow %s selects the next option', async (direction, key) => {
    const onValueChange = vi.fn<(value: string) => void>();
    const { find } = render(
      <RadioGroup
        label="سبک"
        name="style"
        options={options}
        defaultValue="formal"
        line
        onValueChange={onValueChange}
      />,
      { direction },
    );
    find('input').focus();
    await userEvent.keyboard(`${key}${key}`);
    expect(onValueChange.mock.calls).toEqual([['plain'], ['exact']]);
  });

  it('is one tab stop', async () => {
    const { find } = render(
      <>
        <RadioGroup label="سبک" name="style" options={options} defaultValue="plain" />
        <button type="button">پس</button>
      </>,
    );
    find('input:checked').focus();
    await userEvent.tab();
    expect(document.activeElement).toBe(find('button'));
  });
});
