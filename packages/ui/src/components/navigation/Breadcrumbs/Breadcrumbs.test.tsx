import { describe } from 'vitest';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

describe('Breadcrumbs', () => {
  describeComponent(<Breadcrumbs above={[{ label: 'کاربران', href: '#users' }]} here="سارا" />, {
    root: 'nav',
  });
});
