import { describe } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { Donut } from './Donut.tsx';

describe('Donut', () => {
  describeComponent(
    <Donut label="سهم" columns={['بسته', 'تعداد', 'سهم']} shares={[{ name: 'پایه', value: 42 }]} />,
    { root: 'figure' },
  );
});
