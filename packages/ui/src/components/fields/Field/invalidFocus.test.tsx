import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { color } from '../../../tokens/color.ts';
import { render } from '../../../testing/render.tsx';
import { ComboBox } from '../ComboBox/ComboBox.tsx';
import { DatePicker } from '../DatePicker/DatePicker.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { Select } from '../Select/Select.tsx';
import { TagInput } from '../TagInput/TagInput.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';

const options = [{ value: 'today', label: 'امروز' }];
const error = 'الزامی است';

const fields: Record<string, ReactElement> = {
  TextField: <TextField label="نام" error={error} />,
  TextArea: <TextArea label="نام" error={error} />,
  NumberField: <NumberField label="نام" error={error} />,
  ComboBox: <ComboBox label="نام" options={options} error={error} />,
  Select: <Select label="نام" options={options} error={error} />,
  TagInput: <TagInput label="نام" error={error} />,
  DatePicker: <DatePicker label="نام" error={error} />,
};

it.each(Object.entries(fields))(
  'R-233: an invalid %s keeps its red outline, and the focus ring is 2 px outside it',
  async (_name, field) => {
    const { container } = render(
      <>
        <i id="red" style={{ color: color.dangerText }} />
        <i id="ring" style={{ color: color.focus }} />
        {field}
      </>,
    );
    await userEvent.tab();
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
    const [red, ring] = ['red', 'ring'].map(
      (id) => getComputedStyle(container.querySelector(`#${id}`) ?? container).color,
    );
    const ringed = ancestors(document.activeElement).find(
      (element) => getComputedStyle(element).outlineStyle !== 'none',
    );
    const style = getComputedStyle(ringed ?? container);
    expect(style.borderTopColor).toBe(red);
    expect([style.outlineColor, style.outlineWidth, style.outlineOffset]).toEqual([
      ring,
      '2px',
      '2px',
    ]);
  },
);

function ancestors(element: Element | null): Element[] {
  return element === null ? [] : [element, ...ancestors(element.parentElement)];
}
