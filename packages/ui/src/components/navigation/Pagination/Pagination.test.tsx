import { describe } from 'vitest';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { Pagination } from './Pagination.tsx';

describe('Pagination', () => {
  describeComponent(
    <Pagination page={2} pageSize={10} total={95} onPageChange={() => undefined} />,
    { root: 'nav' },
  );
});
