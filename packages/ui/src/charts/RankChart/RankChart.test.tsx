import { describe } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { RankChart } from './RankChart.tsx';

describe('RankChart', () => {
  describeComponent(
    <RankChart label="کدها" columns={['کد', 'خرید']} bars={[{ name: 'NOWRUZ', value: 42 }]} />,
    { root: 'figure' },
  );
});
