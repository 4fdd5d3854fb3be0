import { describe } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { FilterBar } from './FilterBar.tsx';

describe('FilterBar', () => {
  describeComponent(<FilterBar label="فیلترها">متن</FilterBar>, { root: '[role=group]' });
});
