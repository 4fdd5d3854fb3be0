import { describe } from 'vitest';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { PictureField } from './PictureField.tsx';

describe('PictureField', () => {
  describeComponent(
    <PictureField
      name="سارا"
      src={null}
      alt="تصویر سارا"
      label="تصویر"
      chooseLabel="انتخاب تصویر"
      hint="فایل jpg"
      busyLabel="در حال خواندن"
      onChoose={() => undefined}
    />,
    { root: 'fieldset' },
  );
});
