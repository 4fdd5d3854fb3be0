import { describe } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { List } from './List.tsx';
import { ListRow } from './ListRow.tsx';

describe('List', () => {
  describeComponent(
    <List aria-label="نوشته‌ها">
      <ListRow title="یادداشت" href="/history" />
    </List>,
    { root: 'ul' },
  );
});
