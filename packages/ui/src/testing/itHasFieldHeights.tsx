import { cloneElement, type ReactElement } from 'react';
import { expect, it } from 'vitest';
import { type FieldSize, fieldSizes } from '../components/fields/TextField/TextField.tsx';
import { render } from './render.tsx';

/** Tests the height of a field's control, found by its selector, at both sizes. */
export function itHasFieldHeights(field: ReactElement<{ size?: FieldSize }>, control: string) {
  it('is 44 or 52 px high', () => {
    const heights = fieldSizes.map(
      (size) => render(cloneElement(field, { size })).find(control).offsetHeight,
    );
    expect(heights).toEqual([44, 52]);
  });
}
