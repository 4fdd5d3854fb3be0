import { describe } from 'vitest';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { Link } from './Link.tsx';

describe('Link', () => {
  describeComponent(<Link href="/forgot-password">رمز عبور را فراموش کرده‌اید؟</Link>, {
    root: 'a',
  });
});
