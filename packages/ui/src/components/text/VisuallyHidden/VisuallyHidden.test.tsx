import { describe } from 'vitest';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

describe('VisuallyHidden', () => {
  describeComponent(<VisuallyHidden>پیام تازه</VisuallyHidden>, { root: 'span' });
});
