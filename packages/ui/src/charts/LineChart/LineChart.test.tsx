import { describe } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { LineChart } from './LineChart.tsx';

describe('LineChart', () => {
  describeComponent(
    <LineChart
      label="ماه‌ها"
      column="ماه"
      moments={['مهر', 'آبان']}
      series={[{ name: 'زنده', values: [1, 2] }]}
    />,
    { root: 'figure' },
  );
});
