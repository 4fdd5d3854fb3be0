import { describe } from 'vitest';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { centredCrop } from './cropArea.ts';
import { ImageCropper } from './ImageCropper.tsx';

describe('ImageCropper', () => {
  describeComponent(
    <ImageCropper
      picture={document.createElement('canvas')}
      crop={centredCrop}
      onCrop={() => undefined}
      label="قاب"
      hint="کلیدهای جهت"
      previewLabel="پیش‌نمایش"
    />,
    { root: 'div > div' },
  );
});
