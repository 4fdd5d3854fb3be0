import { describe } from 'vitest';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { Illustration, illustrationNames } from './Illustration.tsx';

describe.each(illustrationNames)('Illustration %s', (name) => {
  describeComponent(<Illustration name={name} label="تصویر" />, { root: 'svg' });
});
