import { describe } from 'vitest';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { TwoLines } from './TwoLines.tsx';

describe('TwoLines', () => {
  describeComponent(<TwoLines note="sara">سارا</TwoLines>, { root: 'div > span' });
});
