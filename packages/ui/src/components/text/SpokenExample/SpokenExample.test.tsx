import { describe } from 'vitest';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { SpokenExample } from './SpokenExample.tsx';

describe('SpokenExample', () => {
  describeComponent(
    <SpokenExample
      spoken="نقطه"
      text="سلام دنیا"
      effect={{ kind: 'writes', sign: '.' }}
      description="«نقطه» علامت . می‌شود"
      replayLabel="نمایش دوباره"
    />,
    { root: 'div' },
  );
});
