import { describe } from 'vitest';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { LiveRegion } from './LiveRegion.tsx';

describe('LiveRegion', () => {
  describeComponent(<LiveRegion>ذخیره شد</LiveRegion>, { root: '[role=status]' });
});
