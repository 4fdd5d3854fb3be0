import { describe } from 'vitest';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { Kbd } from './Kbd.tsx';

describe('Kbd', () => {
  describeComponent(<Kbd keys={['Ctrl', 'K']} />, { root: 'kbd' });
});
