import { describe } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { Sparkline } from './Sparkline.tsx';

describe('Sparkline', () => {
  describeComponent(
    <Sparkline label="هفته" columns={['روز', 'ثبت‌نام']} points={[{ name: 'شنبه', value: 42 }]} />,
    { root: 'figure' },
  );
});
