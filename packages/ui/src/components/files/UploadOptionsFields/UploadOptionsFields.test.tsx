import { describe } from 'vitest';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { UploadOptionsFields } from './UploadOptionsFields.tsx';

describe('UploadOptionsFields', () => {
  describeComponent(
    <UploadOptionsFields
      data-part="options"
      value={{ punctuation: true, numbers: true, speakers: 0 }}
      onChange={() => undefined}
    />,
    { root: 'div:has(> * input)' },
  );
});
