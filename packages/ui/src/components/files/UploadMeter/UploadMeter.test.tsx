import { describe } from 'vitest';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { UploadMeter } from './UploadMeter.tsx';

describe('UploadMeter', () => {
  describeComponent(<UploadMeter label="۳ فایل" count={3} value={0.4} href="#files" />, {
    root: 'a',
  });
});
