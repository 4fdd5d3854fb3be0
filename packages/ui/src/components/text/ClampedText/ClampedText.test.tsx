import { describe } from 'vitest';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { ClampedText } from './ClampedText.tsx';

describe('ClampedText', () => {
  describeComponent(<ClampedText text="فایل شما آماده است." />, { root: 'div > div' });
});
