import { describe } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { SchemeFrame } from './SchemeFrame.tsx';

describe('SchemeFrame', () => {
  describeComponent(
    <SchemeFrame scheme="dark" caption="تیره">
      متن
    </SchemeFrame>,
    { root: 'figure' },
  );
});
