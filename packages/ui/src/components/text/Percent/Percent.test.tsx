import { describe } from 'vitest';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { Percent } from './Percent.tsx';

describe('Percent', () => {
  describeComponent(<Percent>۴۵٪</Percent>, { root: 'span' });
});
