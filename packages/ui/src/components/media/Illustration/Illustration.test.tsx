import { describe, expect, it } from 'vitest';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { render } from '../../../testing/render.tsx';
import { Illustration, illustrationNames } from './Illustration.tsx';

describe.each(illustrationNames)('Illustration %s', (name) => {
  describeComponent(<Illustration name={name} label="تصویر" />, { root: 'svg' });
});

it('R-043, R-044: each illustration is a drawing of its own', () => {
  const drawings = illustrationNames.map(
    (name) => render(<Illustration name={name} />).find('svg').innerHTML,
  );
  expect(new Set(drawings).size).toBe(illustrationNames.length);
});
