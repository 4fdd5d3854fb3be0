import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { render } from '../../../testing/render.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const options = [
  { value: 'text', label: 'متن ساده', hint: 'بی آرایش' },
  { value: 'word', label: 'سند ورد' },
];

describe('CheckboxGroup', () => {
  describeComponent(
    <CheckboxGroup label="قالب‌ها" hint="یک" error="دو" name="formats" options={options} />,
    { root: 'fieldset' },
  );

  it('submits one name with several values', async () => {
    const { container, find } = render(
      <form>
        <CheckboxGroup label="قالب‌ها" name="formats" options={options} defaultValue={['word']} />
      </form>,
    );
    const sent = () => new FormData(find('form') as HTMLFormElement).getAll('formats');
    expect(sent()).toEqual(['word']);
    for (const label of container.querySelectorAll('label')) {
      await userEvent.click(label);
    }
    expect(sent()).toEqual(['text']);
  });

  it('shows its boxes as invalid while it has an error', () => {
    const border = (error?: string) =>
      getComputedStyle(
        render(<CheckboxGroup label="قالب‌ها" name="a" options={options} error={error} />).find(
          'input',
        ),
      ).borderColor;
    expect(border('دست‌کم یکی')).not.toBe(border());
  });
});
