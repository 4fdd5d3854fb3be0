import { describe } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { BarChart } from './BarChart.tsx';

describe('BarChart', () => {
  describeComponent(
    <BarChart label="استفاده" columns={['روز', 'دقیقه']} bars={[{ name: 'شنبه', value: 42 }]} />,
    { root: 'figure' },
  );
});
