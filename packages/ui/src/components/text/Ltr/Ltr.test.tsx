import { describe } from 'vitest';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { Ltr } from './Ltr.tsx';

describe('Ltr', () => {
  describeComponent(<Ltr>info@nevisa.ir</Ltr>, { root: 'bdi' });
});
