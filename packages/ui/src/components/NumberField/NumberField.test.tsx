import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { render } from '../../testing/render.tsx';
import { fieldSizes } from '../TextField/TextField.tsx';
import { NumberField } from './NumberField.tsx';

describe('NumberField', () => {
  describeComponent(<NumberField label="تعداد" hint="حداکثر ۱۰۰" error="الزامی است" />, {
    root: '[data-rac]',
  });

  it('gives the form a plain number, and nothing while it is empty', () => {
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
  ])('takes «%s» for «%s», whichever digits the keyboard has', async (typed, shown) => {
    const { find } = render(<NumberField label="مبلغ" />);
    const field = find('input');
    await userEvent.click(field);
    await userEvent.keyboard(typed);
    await userEvent.tab();
    expect(field).toHaveProperty('value', shown);
  });

  it('takes more digits after those that are grouped', async () => {
    const { find } = render(<NumberField label="مبلغ" name="amount" defaultValue={12_345} />);
    const field = find('input');
    await userEvent.click(field);
    await userEvent.keyboard('{End}67');
    await userEvent.tab();
    expect(field).toHaveProperty('value', '۱٬۲۳۴٬۵۶۷');
  });

  it('is 44 or 52 px high', () => {
    const heights = fieldSizes.map(
      (size) =>
        render(<NumberField label="تعداد" size={size} />).find('[data-height]').offsetHeight,
    );
    expect(heights).toEqual([44, 52]);
  });
});
