import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { itHasFieldHeights } from '../../../testing/itHasFieldHeights.tsx';
import { render } from '../../../testing/render.tsx';
import { ComboBox } from './ComboBox.tsx';

const options = [
  { value: 'meybod', label: 'می‌بد' },
  { value: 'karaj', label: 'کرج' },
];

describe('ComboBox', () => {
  describeComponent(<ComboBox label="شهر" hint="محل کار" error="الزامی است" options={options} />, {
    root: '[data-rac]',
  });

  it('submits the value of the option, not its text', async () => {
    const { find } = render(
      <form>
        <ComboBox label="شهر" name="city" options={options} />
      </form>,
    );
    const readFormValue = () => new FormData(find('form') as HTMLFormElement).get('city');
    await userEvent.type(find('input'), 'كرج');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.poll(readFormValue).toBe('karaj');
  });

  it('blocks native submission until a required option is selected', async () => {
    const { find } = render(
      <form>
        <ComboBox label="شهر" name="place" required options={options} />
      </form>,
    );
    const isWhole = () => (find('form') as HTMLFormElement).matches(':valid');
    expect(isWhole()).toBe(false);
    find('input').focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.poll(isWhole).toBe(true);
  });

  it('describes a missing required value', () => {
    const { container } = render(
      <ComboBox label="شهر" required error="شهر را برگزینید" options={options} />,
    );
    expect(container.textContent).toContain('شهر را برگزینید');
    expect(container.querySelector('[data-invalid]')).not.toBeNull();
  });

  itHasFieldHeights(<ComboBox label="شهر" options={options} />, 'input');
});
